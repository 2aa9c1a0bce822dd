import { rowsOf, type Language } from '../text.ts';
import { nounOf, nounsOf, type Noun, type Nouns } from './noun.ts';

/** The article of a house by the word that its name begins with: fr, es, it. Dutch and English name houses without. */
const HEADS = rowsOf(`
  Antica Locanda, Hacienda, Hostería, Aldea | l' | la | l'
  Auberge                              | l' | la | l'
  Hôtel, Hotel, Albergo, Agriturismo   | l' | el | l'
  Gran Hotel, Grand Hotel              | le | el | il
  Château, Slot, Stadshotel            | le | el | lo
  Domaine, Manoir, Castillo, Palacio, Palacete, Balneario, Palazzo, Castello, Borgo, Nido, Podere, Resort | le | el | il
  Kasteel, Landgoed, Park, Badhotel, Wellnesshotel, Logement, B&B | le | el | il
  Maison, Villa, Résidence, Casa, Torre, Posada, Finca, Dimora, Rocca, Locanda, Tenuta, Fonte, Cascina, Corte, Fattoria | la | la | la
  Terme, Case                          | | | le
  Bagni                                | | | i
`).flatMap(([heads, fr, es, it]) =>
  heads!.split(', ').map((head) => ({ head, articles: { fr: fr!, es: es!, it: it! } as Readonly<Partial<Record<Language, string>>> })),
);
/** The article with which a name begins in its own language. */
const OWN: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?<article>Le |La |Les |L’)(?<words>.+)$/u,
  it: /^(?<article>Il |Lo |La |I |Gli |Le |L’)(?<words>.+)$/u,
};

export interface House {
  readonly label: string;
  /** The language that the name is of. */
  readonly tongue: Language;
  readonly town: string;
}

/** A house as a noun: `l’Hôtel de la Plage`, `el Hotel de la Plage`, `le Manoir des Cèdres`; the town that its name may bear is left out. */
export const houseNoun = (house: House): Nouns => nounsOf((language) => nounIn(language, house));

function nounIn(language: Language, { label, tongue, town }: House): Noun {
  const name = label.endsWith(` ${town}`) ? label.slice(0, -town.length - 1) : label;
  const own = language === tongue ? OWN[language]?.exec(name)?.groups : undefined;
  if (own) {
    const article = own['article']!.trim().toLowerCase();
    return nounOf(language, article, own['words']!);
  }
  const article = HEADS.find(({ head }) => name === head || name.startsWith(`${head} `))?.articles[language] ?? '';
  return nounOf(language, article.replace("'", '’'), name);
}
