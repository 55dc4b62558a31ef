/** Who chose with the keyboard what goes onto the map goes on there. */
export function toTheMap(event: MouseEvent): void {
  if (event.detail === 0) document.querySelector<HTMLElement>(".viewport")?.focus({ preventScroll: true });
}
