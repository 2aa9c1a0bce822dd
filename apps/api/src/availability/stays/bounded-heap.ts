/** Keeps the best `size` of many items, worst on top; ties fall to the smaller item, so that pages never overlap. */
export class BoundedHeap {
  readonly #items: number[] = [];
  readonly #values: number[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** Offers an item; a higher value is better. */
  offer(item: number, value: number): void {
    if (this.#items.length < this.#size) {
      this.#items.push(item);
      this.#values.push(value);
      this.#rise(this.#items.length - 1);
    } else if (this.#size > 0 && this.#isWorse(this.#items[0]!, this.#values[0]!, item, value)) {
      this.#items[0] = item;
      this.#values[0] = value;
      this.#sink(0);
    }
  }

  /** Best first. */
  sorted(): number[] {
    const order = this.#items.map((_, index) => index);
    order.sort((a, b) => this.#values[b]! - this.#values[a]! || this.#items[a]! - this.#items[b]!);
    return order.map((index) => this.#items[index]!);
  }

  #isWorse(itemA: number, valueA: number, itemB: number, valueB: number): boolean {
    return valueA < valueB || (valueA === valueB && itemA > itemB);
  }

  #isWorseAt(a: number, b: number): boolean {
    return this.#isWorse(this.#items[a]!, this.#values[a]!, this.#items[b]!, this.#values[b]!);
  }

  #swap(a: number, b: number): void {
    [this.#items[a], this.#items[b]] = [this.#items[b]!, this.#items[a]!];
    [this.#values[a], this.#values[b]] = [this.#values[b]!, this.#values[a]!];
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorseAt(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < this.#items.length && this.#isWorseAt(child, worst)) worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
