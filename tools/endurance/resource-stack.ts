/** Resources opened so far, closed in reverse order: also where the next one could not be opened. */
export class ResourceStack {
  readonly #closers: (() => unknown)[] = [];

  /** Registers how a resource is closed, and returns it. */
  adopt<Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing {
    this.#closers.push(() => end(thing));
    return thing;
  }

  /** Closes everything, even when one fails; rejects with the first error. */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (let end = this.#closers.pop(); end; end = this.#closers.pop())
      try {
        await end();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length) throw errors[0];
  }

  /** Runs what opens several things: when it fails, what was opened until then is closed. */
  static async open<Result>(open: (resources: ResourceStack) => Promise<Result>): Promise<Result> {
    const resources = new ResourceStack();
    try {
      return await open(resources);
    } catch (error) {
      await resources.close().catch(() => undefined);
      throw error;
    }
  }
}
