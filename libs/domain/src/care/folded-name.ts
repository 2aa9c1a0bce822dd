/**
 * A name as customer care looks for it: small letters without accents, `Zéphyrine` is `zephyrine`. The database's own
 * `folded_name` says the same of what is stored.
 */
export function foldedName(text: string): string {
  const pairs = text.replaceAll(/œ/gi, 'oe').replaceAll(/æ/gi, 'ae');
  return pairs
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
