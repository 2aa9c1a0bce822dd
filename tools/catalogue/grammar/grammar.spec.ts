import { REGIONS } from '../geography/regions.ts';
import { LANGUAGES, sameText, type Language, type Text } from '../text.ts';
import { compose } from './compose.ts';
import { houseNoun } from './houses.ts';
import { nounOf, nounsFrom, phraseOf, withoutArticle } from './noun.ts';
import { after } from './prepositions.ts';
import { COUNTRY_PHRASES, inRegion } from './regions.ts';
import { ofTown, townAt, townNoun } from './towns.ts';

const town = (country: string, name: string, label: Partial<Text> = {}) => ({ country, name, label: { ...sameText(name), ...label } });

describe('prepositions', () => {
  test.each([
    ['fr', 'de', 'le', 'Château Duroc', 'du Château Duroc'],
    ['fr', 'à', 'les', 'Thermes du Lac', 'aux Thermes du Lac'],
    ['fr', 'de', 'l’', 'Hôtel de la Plage', 'de l’Hôtel de la Plage'],
    ['fr', 'de', '', 'Annecy', 'd’Annecy'],
    ['es', 'de', 'el', 'Hotel Miramar', 'del Hotel Miramar'],
    ['es', 'de', '', 'El Bosque de Aldana', 'de El Bosque de Aldana'],
    ['es', 'y', '', 'iniciación', 'e iniciación'],
    ['es', 'y', '', 'hielo', 'y hielo'],
    ['it', 'di', 'l’', 'Albergo Donati', 'dell’Albergo Donati'],
    ['it', 'da', 'lo', 'Stadshotel De Gracht', 'dallo Stadshotel De Gracht'],
    ['it', 'e', '', 'escursione', 'ed escursione'],
    ['it', 'a', '', 'Alba', 'ad Alba'],
    ['en', 'a', '', 'apartment', 'an apartment'],
  ] as const)('in %s, %s and %s %s become %s%s', (language, preposition, article, words, together) => {
    expect(after(language, preposition, nounOf(language, article, words))).toBe(together);
  });
});

describe('towns', () => {
  test.each([
    [town('FR', 'Le Touquet-Paris-Plage'), 'fr', 'au Touquet-Paris-Plage'],
    [town('FR', "Les Sables-d'Olonne", sameText('Les Sables-d’Olonne')), 'fr', 'aux Sables-d’Olonne'],
    [town('FR', 'La Rochelle'), 'fr', 'à La Rochelle'],
    [town('FR', 'La Rochelle'), 'it', 'a La Rochelle'],
    [town('NL', 'Den Haag', { fr: 'La Haye', es: 'La Haya', it: 'L’Aia', en: 'The Hague' }), 'fr', 'à La Haye'],
    [town('NL', 'Den Haag', { fr: 'La Haye', es: 'La Haya', it: 'L’Aia', en: 'The Hague' }), 'it', 'all’Aia'],
    [town('NL', 'Den Haag'), 'nl', 'in Den Haag'],
    [town('ES', 'El Puerto de Santa María'), 'es', 'en El Puerto de Santa María'],
    [town('IT', "L'Aquila", sameText('L’Aquila')), 'it', 'all’Aquila'],
    [town('IT', 'La Spezia'), 'it', 'alla Spezia'],
    [town('IT', 'La Morra'), 'it', 'a La Morra'],
    [town('ES', 'Les Franqueses'), 'fr', 'à Les Franqueses'],
    [town('IT', 'Capri'), 'nl', 'op Capri'],
    [town('IT', 'Capri'), 'en', 'on Capri'],
    [town('ES', 'Valencia', { fr: 'Valence (Espagne)' }), 'fr', 'à Valence, en Espagne'],
  ] as const)('%# one is %s', (where, language, expected) => {
    expect(townAt(where)[language]).toBe(expected);
  });

  test('a feminine article is part of a French name, a masculine one contracts', () => {
    expect(after('fr', 'de', townNoun(town('NL', 'Den Haag', { fr: 'La Haye' })).fr)).toBe('de La Haye');
    expect(after('fr', 'de', townNoun(town('FR', 'La Rochelle')).fr)).toBe('de La Rochelle');
    expect(after('fr', 'de', townNoun(town('FR', 'Le Havre')).fr)).toBe('du Havre');
  });

  test('a name that bears its town contracts in its own language', () => {
    expect(ofTown('fr', town('FR', 'Le Havre'))).toBe('du Havre');
    expect(ofTown('fr', town('FR', 'Annecy'))).toBe('d’Annecy');
    expect(ofTown('es', town('ES', 'Haro'))).toBe('de Haro');
    expect(ofTown('nl', town('NL', 'Utrecht'))).toBe('van Utrecht');
  });
});

describe('regions and countries', () => {
  test.each([
    ['region-fr-53', 'en Bretagne', 'en Bretaña', 'in Bretagne', 'in Bretagna', 'in Brittany'],
    ['region-fr-32', 'dans les Hauts-de-France', 'en Alta Francia', 'in Hauts-de-France', 'nell’Alta Francia', 'in Hauts-de-France'],
    ['region-it-15', 'en Sicile', 'en Sicilia', 'op Sicilië', 'in Sicilia', 'in Sicily'],
    ['region-es-59', 'au Pays basque espagnol', 'en el País Vasco', 'in Baskenland', 'nei Paesi Baschi', 'in the Basque Country'],
  ])('%s', (id, ...expected) => {
    expect(LANGUAGES.map((language) => inRegion({ id })[language])).toEqual(expected);
  });

  test('every region has its phrase in every language, which names it', () => {
    for (const region of REGIONS) for (const language of LANGUAGES) expect(inRegion(region)[language]).toMatch(/^\p{Ll}+[ ’]\p{L}/u);
  });

  test('the Netherlands are plural where the language says so', () => {
    expect(COUNTRY_PHRASES['NL']).toMatchObject({ fr: 'aux Pays-Bas', es: 'en los Países Bajos', it: 'nei Paesi Bassi' });
    expect(COUNTRY_PHRASES['BE']).toMatchObject({ fr: 'en Belgique', it: 'in Belgio' });
  });
});

describe('houses', () => {
  const named = (label: string, tongue: Language, inTown = 'Annecy') => houseNoun({ label, tongue, town: inTown });
  const phrases = (label: string, tongue: Language) => LANGUAGES.map((language) => phraseOf(named(label, tongue)[language]));

  test('know their article in each language', () => {
    expect(phrases('Hotel dei Tigli', 'it')).toEqual([
      'l’Hotel dei Tigli',
      'el Hotel dei Tigli',
      'Hotel dei Tigli',
      'l’Hotel dei Tigli',
      'Hotel dei Tigli',
    ]);
    expect(phrases('Palacio Aldana', 'es').slice(0, 4)).toEqual([
      'le Palacio Aldana',
      'el Palacio Aldana',
      'Palacio Aldana',
      'il Palacio Aldana',
    ]);
  });

  test('an article of the name’s own contracts in its language and stays in the others', () => {
    const cedars = named('Le Manoir des Cèdres', 'fr');
    expect([after('fr', 'de', cedars.fr), after('es', 'de', cedars.es), after('it', 'di', cedars.it)]).toEqual([
      'du Manoir des Cèdres',
      'de Le Manoir des Cèdres',
      'di Le Manoir des Cèdres',
    ]);
    expect(named('Les Bains des Pins', 'fr').fr.isPlural).toBe(true);
  });

  test('leave out the town that their name ends with', () => {
    expect(phraseOf(named('Hôtel Le Vieux Logis Annecy', 'fr').fr)).toBe('l’Hôtel Le Vieux Logis');
  });
});

describe('sentences', () => {
  const bikes = nounsFrom(['[des] vélos', '[+] bicicletas', '[+] fietsen', '[+] biciclette', '[+] bikes']);

  test('verbs agree with their noun', () => {
    const template = sameText('{hotel} {hotel:ouvre~ouvrent}');
    const open = (label: string) => compose(template, { hotel: houseNoun({ label, tongue: 'fr', town: '' }) }).fr;
    expect([open('Les Pins'), open('Château Duroc')]).toEqual(['Les Pins ouvrent', 'Le Château Duroc ouvre']);
    expect(compose(sameText('{bikes:waits~wait}'), { bikes }).en).toBe('Wait');
  });

  test('begin with a capital; the Dutch "één" then has no accent', () => {
    const nights = { fr: 'une nuit', es: 'una noche', nl: 'één nacht', it: 'una notte', en: 'one night' };
    expect(compose(sameText('{Nights}.'), { nights })).toMatchObject({ nl: 'Eén nacht.', fr: 'Une nuit.' });
  });

  test('keywords go without article', () => {
    expect(withoutArticle(bikes)).toMatchObject({ fr: 'vélos', en: 'bikes' });
  });

  test('what nobody gave is an error', () => {
    expect(() => compose(sameText('{hotel}'), {})).toThrow('Nothing is given for {hotel}');
  });
});
