// Pages by the address's path; secrets of links are in the fragment, which never reaches a server's log.
/** Pages that are given what follows their name in the address. */
export const PLAIN_PAGES = ["draws", "learn", "analysis", "puzzles", "study", "daily", "compare", "games"] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

export interface Route {
  page: "start" | "table" | "rules" | "missing" | PlainPage;
  /** The table's id, or the game or family whose rules are read, or what a page is about. */
  id: string;
  fragment: string;
}

/** The text of a part of an address; as it is, if a link was damaged on its way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string, hash: string): Route {
  const [first = "", second = ""] = path.replace(/^\//, "").split("/").map(decoded);
  const fragment = decoded(hash.replace(/^#/, ""));
  if (first === "") return { page: "start", id: "", fragment };
  if (first === "t" && second) return { page: "table", id: second, fragment };
  if (first === "rules") return { page: "rules", id: second, fragment };
  const plain = PLAIN_PAGES.find((name) => name === first);
  return { page: plain ?? "missing", id: plain ? second : "", fragment };
}

const read = (): Route => parseRoute(location.pathname, location.hash);

let current = $state.raw<Route>(read());

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  const before = current;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  if (before.page !== current.page || before.id !== current.id) scrollTo(0, 0);
}

/** Follows links of our own without loading the page again; call once at the start. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = read()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || parseRoute(link.pathname, link.hash).page === "missing") return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
