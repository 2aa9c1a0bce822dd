/** A page that is being rendered. */
interface ActivePage {
  /** `search@3f9c…` of every release that it uses. */
  readonly releases: readonly string[];
  /** Answers the visitor without that release. */
  leave(release: string): void;
}

/** The pages that are being rendered: one whose release the watchdog cuts off never ends, and is answered in another way. */
export class ActivePages {
  readonly #active = new Set<ActivePage>();

  /** Returns what is to be called when the page has been answered. */
  enter(page: ActivePage): () => void {
    this.#active.add(page);
    return () => this.#active.delete(page);
  }

  leave(release: string): void {
    for (const page of [...this.#active]) {
      if (!page.releases.includes(release)) continue;
      this.#active.delete(page);
      page.leave(release);
    }
  }
}
