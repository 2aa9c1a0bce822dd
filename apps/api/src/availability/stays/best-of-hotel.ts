/** The best stays of one hotel, best first: by value, then the cheaper, then the older. */
export class BestOfHotel {
  readonly stays: number[] = [];
  readonly values: number[] = [];
  readonly #prices: number[] = [];
  readonly #most: number;
  size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  clear(): void {
    this.size = 0;
  }

  offer(stay: number, value: number, price: number): void {
    let place = this.size;
    while (place > 0 && (value > this.values[place - 1]! || (value === this.values[place - 1]! && price < this.#prices[place - 1]!)))
      place--;
    if (place >= this.#most) return;
    if (this.size < this.#most) this.size++;
    for (let at = this.size - 1; at > place; at--) {
      this.stays[at] = this.stays[at - 1]!;
      this.values[at] = this.values[at - 1]!;
      this.#prices[at] = this.#prices[at - 1]!;
    }
    this.stays[place] = stay;
    this.values[place] = value;
    this.#prices[place] = price;
  }
}
