// The page as an app: it starts without a connection, and hears of turns while it is closed.
import { api } from "../api/client";

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

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Asks to be told of turns, also while the page is closed if the server can; whether the person agreed. */
export async function wantNotices(): Promise<boolean> {
  if (typeof Notification === "undefined" || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker?.getRegistration();
  const { push_key: key } = await api.notices();
  if (worker && key) {
    const asked = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = asked.toJSON();
    await api.addPush({ endpoint, keys });
  }
  return true;
}

/** No longer. */
export async function endNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  for (const { id, way } of (await api.notices()).ways) if (way === "push") await api.removeNotice(id);
}
