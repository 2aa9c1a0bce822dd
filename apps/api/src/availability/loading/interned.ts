/** Stored words as JSON text, each taken apart once: thousands of stays say the same few things, and share them in memory. */
export class Interned {
  readonly #known = new Map<string, unknown>();

  /** The value of a JSON text; null stays null. */
  value(json: string | null): unknown {
    if (json === null) return null;
    const known = this.#known.get(json);
    if (known !== undefined) return known;
    const value: unknown = JSON.parse(json);
    this.#known.set(json, value);
    return value;
  }

  /** One copy of an equal text. */
  text(text: string): string {
    const known = this.#known.get(text);
    if (typeof known === 'string') return known;
    this.#known.set(text, text);
    return text;
  }
}
