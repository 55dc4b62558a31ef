// A row that is wider than its place fades out where there is more of it.
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const rest = node.scrollWidth - node.clientWidth - node.scrollLeft;
    node.classList.toggle("more-left", node.scrollLeft > 2);
    node.classList.toggle("more-right", rest > 2);
  };
  const sized = new ResizeObserver(look);
  const filled = new MutationObserver(look);
  node.addEventListener("scroll", look, { passive: true });
  sized.observe(node);
  filled.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    node.removeEventListener("scroll", look);
    sized.disconnect();
    filled.disconnect();
  };
};
