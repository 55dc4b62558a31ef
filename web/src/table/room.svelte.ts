// How much room there is: a rail beside the map, or a sheet below it.
const textSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  rem = $state(textSize());
  /** What is not the map stands beside it; else below it, in a sheet. */
  rail: boolean = $derived(this.width >= 1000 || (this.width >= 560 && this.width > this.height));
  /** The rail is high enough for the players and the log at once, however large the text. */
  roomy: boolean = $derived(this.rail && this.height >= 42 * this.rem);

  measure = (): void => {
    this.width = innerWidth;
    this.height = innerHeight;
    this.rem = textSize();
  };
}
