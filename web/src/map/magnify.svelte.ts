// A tile looked at closely: under a resting pointer, a long press or the focus of the keyboard.
import type { Attachment } from "svelte/attachments";

interface Magnified {
  tile: string;
  /** Where the small one is. */
  over: DOMRect;
}

let shown = $state.raw<Magnified | null>(null);
export const magnified = (): Magnified | null => shown;

const REST = 400;

export function magnifies(tile: string): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let looked = false;

    const open = (): void => {
      looked = pressed;
      shown = { tile, over: node.getBoundingClientRect() };
    };
    const close = (): void => {
      clearTimeout(timer);
      if (shown?.tile === tile) shown = null;
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(open, REST);
    };

    const doing: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        const { pointerType, buttons } = event as PointerEvent;
        if (pointerType === "mouse" && !buttons) wait();
      },
      pointerdown: (event) => {
        looked = false;
        pressed = (event as PointerEvent).pointerType !== "mouse";
        if (pressed) wait();
        else close();
      },
      pointerup: close,
      pointercancel: close,
      pointerleave: close,
      // Only who goes there by key looks closer: the focus may also be led there.
      keyup: (event) => (event as KeyboardEvent).key === "Tab" && open(),
      blur: close,
      contextmenu: (event) => pressed && event.preventDefault(),
      // Who only looked has not chosen.
      click: (event) => {
        if (looked) event.stopImmediatePropagation();
        looked = pressed = false;
      },
    };
    const listed = Object.entries(doing);
    for (const [name, act] of listed) node.addEventListener(name, act, name === "click");
    return () => {
      close();
      for (const [name, act] of listed) node.removeEventListener(name, act, name === "click");
    };
  };
}
