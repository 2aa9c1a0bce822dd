/** The longest beginning of a text that has at most `limit` characters, ends with a whole word and says that more follows. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = /\s/.test(text[limit] ?? '') ? limit : cut.search(/\s+\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:…]+$/, '')}…`;
}
