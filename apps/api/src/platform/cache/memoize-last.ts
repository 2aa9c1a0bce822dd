/** Remembers the last answer: the cards of a page ask the same of the same days, one after the other. */
export function memoizeLast<Requested extends readonly string[], Answer>(
  compute: (...requested: Requested) => Answer,
): (...requested: Requested) => Answer {
  let last: { readonly requested: Requested; readonly answer: Answer } | undefined;
  return (...requested) => {
    if (!last || last.requested.some((word, place) => word !== requested[place])) last = { requested, answer: compute(...requested) };
    return last.answer;
  };
}
