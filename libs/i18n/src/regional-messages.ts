import type { Locale } from '@shop/contracts';

type Replacement = readonly [said: RegExp, meant: string];

/** What Belgians call otherwise than the French and the Dutch (docs/terms.tsv). Longer expressions come first. */
const REPLACED: Partial<Record<Locale, readonly Replacement[]>> = {
  fr_BE: [
    [/\bde la carte cadeau\b/g, 'du chèque-cadeau'],
    [/\bla carte cadeau\b/g, 'le chèque-cadeau'],
    [/\bLa carte cadeau\b/g, 'Le chèque-cadeau'],
    [/\bune carte cadeau\b/g, 'un chèque-cadeau'],
    [/\bUne carte cadeau\b/g, 'Un chèque-cadeau'],
    [/\bCartes cadeaux\b/g, 'Chèques-cadeaux'],
    [/\bcartes cadeaux\b/g, 'chèques-cadeaux'],
    [/\bCarte cadeau\b/g, 'Chèque-cadeau'],
    [/\bcarte cadeau\b/g, 'chèque-cadeau'],
    [/\btoutes taxes comprises\b/g, 'TVAC'],
    [/\bhors taxes\b/g, 'HTVA'],
    [/\bTTC\b/g, 'TVAC'],
    [/\bjours ouvrés\b/g, 'jours ouvrables'],
    [/\bPar département\b/g, 'Par province ou département'],
    [/\bsur votre téléphone\b/g, 'sur votre GSM'],
  ],
  nl_BE: [
    [/\b([Cc])adeaukaarten/g, '$1adeaubonnen'],
    [/\b([Cc])adeaukaart/g, '$1adeaubon'],
    [/\btoeristenbelasting/g, 'verblijfstaks'],
    [/\bToeristenbelasting/g, 'Verblijfstaks'],
    [/([Kk])lantenservice/g, '$1lantendienst'],
    [/\b([Kk])un je\b/g, '$1an je'],
    [/\b([Jj])e kunt\b/g, '$1e kan'],
    [/\blog in met\b/g, 'meld je aan met'],
    [/\bLog in\b/g, 'Meld je aan'],
    [/\bin te loggen\b/g, 'je aan te melden'],
    [/\binloggen\b/g, 'aanmelden'],
    [/\bingelogd\b/g, 'aangemeld'],
    [/\buitloggen\b/g, 'afmelden'],
    [/\bInloggen\b/g, 'Aanmelden'],
    [/\binlogpagina/g, 'aanmeldpagina'],
    [/\buitgelogd\b/g, 'afgemeld'],
    [/\bapparaten\b/g, 'toestellen'],
    [/\bapparaat\b/g, 'toestel'],
    [/\bApparaat\b/g, 'Toestel'],
    [/\binmiddels\b/g, 'intussen'],
    [/\bweekenden\b/g, 'weekends'],
    [/\bBezorging\b/g, 'Levering'],
    [/\bBezorgadres\b/g, 'Leveringsadres'],
    [/\bbezorgadres\b/g, 'leveringsadres'],
    [/\bthuisbezorgd\b/g, 'thuisgeleverd'],
    [/\bbezorgd\b/g, 'geleverd'],
    [/\bbezorger\b/g, 'koerier'],
    [/\bop je telefoon\b/g, 'op je gsm'],
    [/\bJe telefoon mag\b/g, 'Je gsm mag'],
  ],
};

/** A text of French or Dutch as it is said in the locale's country. */
export function regionalText(text: string, locale: Locale): string {
  return (REPLACED[locale] ?? []).reduce((words, [said, meant]) => words.replace(said, meant), text);
}

/** The same for a table of words and of functions that write sentences. What a sentence is about (names, messages) stays as it is. */
export function regionalMessages<Words>(words: Words, locale: Locale): Words {
  return REPLACED[locale] ? (regional(words, locale) as Words) : words;
}

function regional(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return regionalText(value, locale);
  if (typeof value === 'function') return (...said: unknown[]) => sentence(value as Write, said, locale);
  if (Array.isArray(value)) return value.map((one) => regional(one, locale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, regional(one, locale)]));
}

type Write = (...said: unknown[]) => string;

const PRIVATE_USE = 0xe000;

function sentence(write: Write, said: readonly unknown[], locale: Locale): string {
  const place = (index: number) => String.fromCodePoint(PRIVATE_USE + index);
  const text = regionalText(write(...said.map((one, index) => (typeof one === 'string' && one ? place(index) : one))), locale);
  return said.reduce<string>(
    (whole, one, index) => (typeof one === 'string' && one ? whole.replaceAll(place(index), () => one) : whole),
    text,
  );
}
