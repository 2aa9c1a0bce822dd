/** What a box includes, one line a thing (GIFT-027). */
export function contentLines(includedContent: string): string[] {
  return includedContent
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
