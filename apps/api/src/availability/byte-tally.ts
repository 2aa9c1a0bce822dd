const VALUES = 256;

/** Lines of bits, one an owner: bit `choice & 7` of the byte `owner * width + (choice >> 3)` tells whether the owner has the choice. */
export interface Lines {
  readonly width: number;
  readonly bytes: Uint8Array;
}

/**
 * Counts how many results each choice has. A line is counted byte by byte, and what equal bytes say is taken apart once, at
 * the end: eight choices cost one addition.
 */
export class ByteTally {
  readonly #width: number;
  /** Results by place and value of a byte. */
  readonly #byByte: Uint32Array;

  constructor(width: number) {
    this.#width = width;
    this.#byByte = new Uint32Array(width * VALUES);
  }

  /** Counts `results` for everything that the owner's line says. */
  add(bytes: Uint8Array, owner: number, results: number): void {
    const width = this.#width;
    const byByte = this.#byByte;
    for (let place = 0, at = owner * width; place < width; place++, at++) byByte[(place << 8) | bytes[at]!]! += results;
  }

  /** Forgets what was counted. */
  clear(): void {
    this.#byByte.fill(0);
  }

  /** Adds what was counted to the counts of the choices, and begins again. */
  addTo(counts: Uint32Array): void {
    const byByte = this.#byByte;
    for (let choice = 0; choice < counts.length; choice++) {
      const bit = 1 << (choice & 7);
      const first = (choice >> 3) << 8;
      let results = 0;
      for (let value = bit; value < VALUES; value = (value + 1) | bit) results += byByte[first | value]!;
      counts[choice]! += results;
    }
    this.clear();
  }
}
