/** A page that is being rendered. */
interface UnderWay {
  /** `search@3f9c…` of every release that it uses. */
  readonly releases: readonly string[];
  /** Answers the visitor without that release. */
  leave(release: string): void;
}

/** The pages that are under way: one whose release is cut off will never end, and is answered in another way. */
export class RunawayPages {
  readonly #underWay = new Set<UnderWay>();

  /** Returns what is to be called when the page has been answered. */
  enter(page: UnderWay): () => void {
    this.#underWay.add(page);
    return () => this.#underWay.delete(page);
  }

  leave(release: string): void {
    for (const page of [...this.#underWay]) {
      if (!page.releases.includes(release)) continue;
      this.#underWay.delete(page);
      page.leave(release);
    }
  }
}
