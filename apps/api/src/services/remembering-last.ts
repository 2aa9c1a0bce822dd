/** Remembers the last answer: the cards of a page ask the same of the same day, one after the other. */
export function rememberingLast<Answer>(compute: (day: string) => Answer): (day: string) => Answer {
  let last: { readonly day: string; readonly answer: Answer } | undefined;
  return (day) => {
    if (last?.day !== day) last = { day, answer: compute(day) };
    return last.answer;
  };
}
