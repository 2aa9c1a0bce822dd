/** What has been opened so far, closed in the other order: also where the next thing could not be opened. */
export class Opened {
  readonly #ends: (() => unknown)[] = [];

  /** Remembers how something ends, and hands it on. */
  keep<Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing {
    this.#ends.push(() => end(thing));
    return thing;
  }

  /** Closes everything, whatever one of them says; rejects with the first error. */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (let end = this.#ends.pop(); end; end = this.#ends.pop())
      try {
        await end();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length) throw errors[0];
  }

  /** Runs what opens several things: when it fails, what was opened until then is closed. */
  static async all<Result>(open: (opened: Opened) => Promise<Result>): Promise<Result> {
    const opened = new Opened();
    try {
      return await open(opened);
    } catch (error) {
      await opened.close().catch(() => undefined);
      throw error;
    }
  }
}
