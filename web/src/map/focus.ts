// The keyboard's way to the map and back.
import type { Attachment } from "svelte/attachments";

const focusMap = (): void => document.querySelector<HTMLElement>(".viewport")?.focus({ preventScroll: true });

/** Who chose with the keyboard what goes onto the map goes on there. */
export function toTheMap(event: MouseEvent): void {
  if (event.detail === 0) focusMap();
}

/** When what had the focus is gone, the map has it. */
export const keepsFocus: Attachment<HTMLElement> = (node) => {
  let last: EventTarget | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target;
  };
  const changed = new MutationObserver(() => {
    if (last instanceof Element && !last.isConnected && document.activeElement === document.body) focusMap();
  });
  node.addEventListener("focusin", note);
  changed.observe(node, { childList: true, subtree: true });
  return () => {
    node.removeEventListener("focusin", note);
    changed.disconnect();
  };
};
