// Word of one's turn while the page is closed.
import { addPush, removeWay, ways, type Quiet } from "./requests";
import { settings } from "../lib/settings.svelte";

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const canNotify = (): boolean => typeof Notification !== "undefined" && "serviceWorker" in navigator;

/** Asks to be told of turns, also while the page is closed if the server and the browser can; whether one agreed. */
export async function wantPush(key: string | null, quiet: Quiet | null): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  settings.notify = true;
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker && key) {
    const asked = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    await addPush(asked.toJSON(), quiet);
  }
  return true;
}

/** No longer on this device. */
export async function endPush(): Promise<void> {
  settings.notify = false;
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** No longer by any way. */
export async function endAll(): Promise<void> {
  await endPush();
  for (const { id } of (await ways()).ways) await removeWay(id);
}
