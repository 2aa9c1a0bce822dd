/** A label cut into what was typed and what was not. */
export interface LabelPart {
  readonly text: string;
  readonly typed: boolean;
}

/** Finds what was typed at the beginning of a word, whatever the accents and the case: `et` in `Étretat`. */
export function highlightParts(label: string, typed: string): LabelPart[] {
  const letters = Array.from(label);
  const plain = letters.map(plainLetter);
  const wanted = Array.from(typed.trim()).map(plainLetter);
  const at =
    wanted.length === 0
      ? -1
      : plain.findIndex((_, index) => startsWord(plain, index) && wanted.every((letter, offset) => plain[index + offset] === letter));
  if (at < 0) return [{ text: label, typed: false }];
  const cut = (from: number, to?: number) => letters.slice(from, to).join('');
  const end = at + wanted.length;
  return [
    { text: cut(0, at), typed: false },
    { text: cut(at, end), typed: true },
    { text: cut(end), typed: false },
  ].filter((part) => part.text !== '');
}

function plainLetter(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function startsWord(plain: readonly string[], index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(plain[index - 1] ?? '');
}
