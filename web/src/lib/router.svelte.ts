// Pages by the address's fragment, so that secret seat links never reach a server's log.
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { page: page || "start", parts, query: new URLSearchParams(query) };
}

let current = $state.raw<Route>(parseRoute(location.hash));

window.addEventListener("hashchange", () => {
  const before = current;
  current = parseRoute(location.hash);
  if (before.page !== current.page) scrollTo(0, 0);
});

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    current = parseRoute(location.hash);
  } else location.hash = `#/${path}`;
}
