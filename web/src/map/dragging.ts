// Dragging from the hand onto the map: the map that is shown takes what is dropped on it.
import type { Attachment } from "svelte/attachments";

/** A place to drop things: it knows what lies under a point of the window. */
export interface Ground {
  frame: HTMLElement;
  point: (clientX: number, clientY: number) => void;
  drop: (clientX: number, clientY: number) => void;
  away: () => void;
}

let ground: Ground | null = null;

export function lay(shown: Ground): () => void {
  ground = shown;
  return () => {
    if (ground === shown) ground = null;
  };
}

const over = (x: number, y: number): boolean => !!ground && ground.frame.contains(document.elementFromPoint(x, y));

export interface Carried {
  /** Take it in hand; false if it cannot be taken. */
  take: () => boolean;
  /** The wheel, or a second finger, while it is carried. */
  turn?: () => void;
  /** It was let go beside the map. */
  cancel: () => void;
}

const FAR = 9;

/** Lets a button be dragged onto the map; a tap stays a tap. */
export function draggable(carried: Carried): Attachment<HTMLElement> {
  return (node) => {
    let from: { id: number; x: number; y: number } | null = null;
    let carrying = false;
    let image: HTMLElement | null = null;

    function press(event: PointerEvent): void {
      if (event.button !== 0 || from) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", lift);
      addEventListener("pointercancel", stop);
    }

    function begin(): boolean {
      if (!carried.take()) return false;
      carrying = true;
      node.setPointerCapture(from!.id);
      image = node.cloneNode(true) as HTMLElement;
      image.classList.add("carried");
      image.inert = true;
      document.body.append(image);
      addEventListener("wheel", wheel, { passive: false, capture: true });
      addEventListener("pointerdown", second, true);
      return true;
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== from?.id) return;
      if (!carrying) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        if (!begin()) return stop();
      }
      const above = over(event.clientX, event.clientY);
      if (above) ground?.point(event.clientX, event.clientY);
      else ground?.away();
      image?.style.setProperty("translate", `${event.clientX}px ${event.clientY}px`);
      if (image) image.hidden = above;
    }

    function lift(event: PointerEvent): void {
      if (event.pointerId !== from?.id) return;
      const { clientX, clientY } = event;
      const was = carrying;
      stop();
      if (!was) return;
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, true), 50);
      if (over(clientX, clientY)) ground?.drop(clientX, clientY);
      else carried.cancel();
    }

    const swallow = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      event.stopPropagation();
      carried.turn?.();
    }

    const second = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) carried.turn?.();
    };

    function stop(): void {
      from = null;
      carrying = false;
      image?.remove();
      image = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", stop);
      removeEventListener("wheel", wheel, true);
      removeEventListener("pointerdown", second, true);
    }

    node.addEventListener("pointerdown", press);
    return () => {
      node.removeEventListener("pointerdown", press);
      stop();
    };
  };
}
