export type ScoreLabel = 'good' | 'veryGood' | 'excellent' | 'fantastic' | 'perfect';

/** `full` on pages; `reduced` on cards, where only the best are praised (HOTEL-020). */
export type ScoreMode = 'full' | 'reduced';

/** The word beside a guest score of 0 to 10 (spec 2, section 9). */
export function scoreLabel(score: number, mode: ScoreMode = 'full'): ScoreLabel | undefined {
  if (!(score >= (mode === 'full' ? 7 : 9))) return undefined;
  if (score >= 9.5) return 'perfect';
  if (score >= 9) return 'fantastic';
  if (score >= 8.5) return 'excellent';
  return score >= 8 ? 'veryGood' : 'good';
}

/** A hotel without a score, or with 0, is new (spec 2, section 9). */
export function scoreView(score: number | undefined): { kind: 'new' } | { kind: 'score'; score: number } {
  return score ? { kind: 'score', score } : { kind: 'new' };
}
