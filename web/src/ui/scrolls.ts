// A row that is wider than its place fades out where there is more of it, and a mouse wheel leads along it.
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const rest = node.scrollWidth - node.clientWidth - node.scrollLeft;
    node.classList.toggle("more-left", node.scrollLeft > 2);
    node.classList.toggle("more-right", rest > 2);
  };
  const roll = (event: WheelEvent): void => {
    if (node.scrollWidth <= node.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    node.scrollLeft += event.deltaY;
  };
  const sized = new ResizeObserver(look);
  const filled = new MutationObserver(look);
  node.addEventListener("scroll", look, { passive: true });
  node.addEventListener("wheel", roll, { passive: false });
  sized.observe(node);
  filled.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    node.removeEventListener("scroll", look);
    node.removeEventListener("wheel", roll);
    sized.disconnect();
    filled.disconnect();
  };
};
