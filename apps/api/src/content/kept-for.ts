/** Asks again at most every so many milliseconds; those who come while it is asked share one question. A failure is not kept. */
export function keptFor<Answer>(milliseconds: number, ask: () => Promise<Answer>, now: () => number = Date.now): () => Promise<Answer> {
  let kept: { readonly until: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.answer;
    const asked = { until: now() + milliseconds, answer: ask() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.answer;
  };
}
