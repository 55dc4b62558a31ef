// The page as an app: it starts without a connection, and shows notices.

/** Lets the app start without a connection; the first visit is not slowed down by it. */
export function installWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const install = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => {});
  if (document.readyState === "complete") install();
  else addEventListener("load", install, { once: true });
}

/** Shows a notice; on phones only the worker may. */
export async function showNotice(title: string, body: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, icon: "/icon.svg", tag: "skerry-turn" };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
