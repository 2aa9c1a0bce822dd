import { textOf, type Text } from '../text.ts';
import type { Town } from './towns.ts';

/** A town with its preposition: `au Havre`, `aux Sables-d'Olonne`, `ad Alba`, `in Gent`. */
export const townAt = (town: Pick<Town, 'label'>): Text =>
  textOf((language) => {
    const name = town.label[language];
    if (language === 'fr') return /^Le /.test(name) ? `au ${name.slice(3)}` : /^Les /.test(name) ? `aux ${name.slice(4)}` : `à ${name}`;
    if (language === 'it') return /^A(?![aeiou])/i.test(name) ? `ad ${name}` : `a ${name}`;
    return `${language === 'es' ? 'en' : 'in'} ${name}`;
  });
