import type { Random } from '../random.ts';
import type { Sentence } from './stay-sentences.ts';

/** How often each sentence has been said in an area: a house, a department, a country, a theme. */
export class UsedSentences {
  readonly #uses = new Map<string, Map<Sentence, number>>();

  /**
   * The sentence that was said least in the first areas, among these the least in the second ones, and so on; of equals one by
   * chance. It counts as said in all of them.
   */
  least(random: Random, sentences: readonly Sentence[], areas: readonly (readonly string[])[]): Sentence {
    const rarest = areas.reduce((left, together) => {
      const said = (sentence: Sentence): number => together.reduce((sum, area) => sum + (this.#usesIn(area).get(sentence) ?? 0), 0);
      const fewest = Math.min(...left.map(said));
      return left.filter((sentence) => said(sentence) === fewest);
    }, sentences);
    const chosen = random.pick(rarest);
    for (const uses of areas.flat().map((area) => this.#usesIn(area))) uses.set(chosen, (uses.get(chosen) ?? 0) + 1);
    return chosen;
  }

  #usesIn(area: string): Map<Sentence, number> {
    const uses = this.#uses.get(area) ?? new Map<Sentence, number>();
    this.#uses.set(area, uses);
    return uses;
  }
}
