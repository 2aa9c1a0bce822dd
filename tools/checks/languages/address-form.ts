import type { Language } from '@shop/i18n';

/** The shop says vous in French, tú in Spanish, je in Dutch and tu in Italian: words of the other form, whole and in small letters. */
const OTHER_FORM: Partial<Record<Language, readonly string[]>> = {
  fr: ['tu', 'toi', 'ton', 'tes', 't’es', 'choisis ta', 'clique'],
  es: [
    'usted',
    'ustedes',
    'elija',
    'escoja',
    'introduzca',
    'seleccione',
    'indique',
    'compruebe',
    'pulse',
    'consulte',
    'apetezca',
    'compare',
    'descubra',
  ],
  nl: ['u', 'uw', 'uzelf', 'alstublieft'],
  it: ['confrontate', 'scegliete', 'scoprite', 'cliccate', 'desiderate', 'Lei', 'vogliate'],
};

/** Formal words that belong to another meaning: `según lo que te apetezca` is said to a friend. */
const ALLOWED: Partial<Record<Language, RegExp>> = { es: /\bte apetezca\b/gi };

/** Words of a form of address that is not the shop's. */
export function addressFaults(text: string, language: Language): string[] {
  const words = text.replace(ALLOWED[language] ?? /$^/g, '');
  return (OTHER_FORM[language] ?? [])
    .filter((word) => new RegExp(`(?<![\\p{L}\\d’-])${word}(?![\\p{L}\\d’-])`, word === word.toLowerCase() ? 'iu' : 'u').test(words))
    .map((word) => `"${word}" is another form of address`);
}
