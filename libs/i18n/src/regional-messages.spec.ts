import { regionalText, regionalMessages } from './regional-messages.ts';

test.each([
  ['fr_BE', 'Payé par carte cadeau, prix TTC', 'Payé par chèque-cadeau, prix TVAC'],
  ['fr_BE', 'Offrez une carte cadeau', 'Offrez un chèque-cadeau'],
  ['fr_BE', 'Par département', 'Par province ou département'],
  ['fr_BE', 'Livré sous 2 à 4 jours ouvrés', 'Livré sous 2 à 4 jours ouvrables'],
  ['fr_BE', 'La carte cadeau, sur votre téléphone', 'Le chèque-cadeau, sur votre GSM'],
  ['nl_BE', 'Bezorging binnen 2 dagen, bezorgd op het bezorgadres', 'Levering binnen 2 dagen, geleverd op het leveringsadres'],
  ['nl_BE', 'Log in of bewaar hem op je telefoon', 'Meld je aan of bewaar hem op je gsm'],
  ['nl_BE', 'Cadeaukaarten en toeristenbelasting', 'Cadeaubonnen en verblijfstaks'],
  ['nl_BE', 'Onze klantenservice: kun je even wachten?', 'Onze klantendienst: kan je even wachten?'],
  ['fr_FR', 'Payé par carte cadeau, prix TTC', 'Payé par carte cadeau, prix TTC'],
  ['nl_NL', 'Cadeaukaarten', 'Cadeaukaarten'],
] as const)('%s says %j as %j', (locale, text, said) => {
  expect(regionalText(text, locale)).toBe(said);
});

test('sentences are regional, what customers have typed into them is not', () => {
  const words = { mail: { message: (typed: string, count: number) => `Cadeaukaart: ${typed} (${count})` }, list: ['Klantenservice'] };
  const flemish = regionalMessages(words, 'nl_BE');
  expect(flemish.mail.message('een cadeaukaart voor jou', 2)).toBe('Cadeaubon: een cadeaukaart voor jou (2)');
  expect(flemish.list).toEqual(['Klantendienst']);
});

test('a sentence without a name is written without one', () => {
  const words = { hello: (name: string) => (name ? `Dag ${name},` : 'Dag,') };
  expect(regionalMessages(words, 'nl_BE').hello('')).toBe('Dag,');
});
