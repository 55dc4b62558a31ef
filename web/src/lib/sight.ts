/** What opens below the fold comes into sight. */
export function inSight(panel: HTMLElement): void {
  panel.scrollIntoView({ block: "nearest" });
}
