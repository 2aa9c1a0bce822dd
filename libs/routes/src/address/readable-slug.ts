const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/œ/gi, 'oe'],
  [/æ/gi, 'ae'],
  [/ß/g, 'ss'],
];

/** The readable part of an address: `Château de l’Île` -> `chateau-de-l-ile`. */
export function readableSlug(label: string): string {
  return LETTERS.reduce((words, [letter, letters]) => words.replace(letter, letters), label)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
