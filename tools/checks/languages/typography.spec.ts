import { typographyFaults } from './typography.ts';
import { addressFaults } from './address-form.ts';

test.each([
  ['fr', 'Une question ?', 'Une question\u00A0?'],
  ['fr', 'Une question?', 'Une question\u00A0?'],
  ['fr', 'bientôt\u202F!', 'bientôt\u00A0!'],
  ['fr', 'Prix: 5', 'Prix\u00A0: 5'],
  ['fr', '« dès »', '«\u00A0dès\u00A0»'],
  ['fr', 'de 10 h à 19 h', 'de 10\u00A0h à 19\u00A0h'],
  ['fr', 'à partir de 15:00', 'à partir de 15\u00A0h'],
  ['fr', '2655 week-ends', '2\u00A0655 week-ends'],
  ['fr', "l'hôtel", 'l’hôtel'],
  ['fr', '80 %', '80\u00A0%'],
  ['fr', '3-11 ans', 'de 3 à 11 ans'],
  ['fr', 'Chargement...', 'Chargement…'],
  ['fr', 'comme 06 12 34 56 78', 'comme 06\u00A012\u00A034\u00A056\u00A078'],
  ['es', 'pedido n.º {number}', 'pedido n.º\u00A0{number}'],
  ['it', 'ordine n. {number}', 'ordine n.\u00A0{number}'],
  ['fr', 'Utiliser un cadeau · {shop}', 'Utiliser un cadeau | {shop}'],
  ['es', 'Dónde?', '¿Dónde?'],
  ['es', '“Enviar”', '«Enviar»'],
  ['es', '80%', '80\u00A0%'],
  ['it', '“{stay}”', '«{stay}»'],
  ['it', '80 %', '80%'],
  ['it', 'valido fino al {day}', 'valido fino a {day}'],
  ['it', 'Dal {} al {}', 'Da {} a {}'],
  ['nl', 'Één nacht', 'Eén nacht'],
  ['nl', 'vanaf 15:00', 'vanaf 15.00 uur'],
  ['nl', '“Versturen”', '‘Versturen’'],
] as const)('%s: %s is set as %s', (language, faulty, right) => {
  expect(typographyFaults(faulty, language)).not.toEqual([]);
  expect(typographyFaults(right, language)).toEqual([]);
});

test('years, card numbers and postcodes are no counts', () => {
  expect(typographyFaults('en 2026 dans la ville, carte 4242 4242 4242 4242 avec, 75000 Paris', 'fr')).toEqual([]);
});

test.each([
  ['fr', 'Choisis ta chambre et tes dates', 'Choisissez votre chambre'],
  ['es', 'Según lo que le apetezca a usted', 'Según lo que te apetezca'],
  ['nl', 'Voor uzelf', 'Voor jezelf'],
  ['it', 'Confrontate i prezzi', 'Confronta i prezzi'],
] as const)('%s: %s is another form of address than %s', (language, other, ours) => {
  expect(addressFaults(other, language)).not.toEqual([]);
  expect(addressFaults(ours, language)).toEqual([]);
});
