// How much room there is: a rail beside the map, or a sheet below it.
export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** What is not the map stands beside it; else below it, in a sheet. */
  rail: boolean = $derived(this.width >= 1000 || (this.width >= 560 && this.width > this.height));
  /** The rail is high enough for the players and the log at once. */
  roomy: boolean = $derived(this.rail && this.height >= 720);

  measure = (): void => {
    this.width = innerWidth;
    this.height = innerHeight;
  };
}
