/** Most names have nothing to take off their letters. */
const HAS_ACCENTS = /[^\x20-\x7e]/;

/** How names are compared: no accents, no case, words separated by one space. `Sant’Agata` and `sant agata` are equal. */
export function fold(name: string): string {
  const lower = HAS_ACCENTS.test(name) ? withoutAccents(name) : name.toLowerCase();
  return lower.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function withoutAccents(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');
}
