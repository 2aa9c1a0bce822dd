import { readTerms, termFaults } from './terms.ts';

const terms = readTerms(
  [
    'english\tfr_FR\tfr_BE\tit_IT',
    'promotion code\tcode promo (not: code promotionnel, promo code*)\tcode promo\t',
    'voucher\tbon\tbon\tbuono (not: voucher*)',
    'fee\tfrais de paiement différé (not: frais de paiement)\t\t',
  ].join('\n'),
);
const french = termFaults(terms, 'fr_FR');

test('a row holds the word of each locale and what is not to be said for it', () => {
  expect(terms).toHaveLength(9);
  expect(terms[0]).toEqual({
    english: 'promotion code',
    locale: 'fr_FR',
    word: 'code promo',
    forbidden: ['code promotionnel', 'promo code*'],
  });
});

test('a forbidden word is found in any case, across a no-break blank, with its endings', () => {
  expect(french('Votre CODE promotionnel')).toEqual(['"code promotionnel", say "code promo"']);
  expect(french('Code\u00A0promotionnel')).toHaveLength(1);
  expect(french('Promo codes')).toHaveLength(1);
});

test('a word that only contains a forbidden one is none, nor is one that is forbidden elsewhere', () => {
  expect(french('décode promotionnellement')).toEqual([]);
  expect(french('voucher')).toEqual([]);
  expect(termFaults(terms, 'it_IT')('I voucher')).toHaveLength(1);
});

test('a forbidden number is found at the end of a sentence, and is no beginning of another number', () => {
  const dutch = termFaults(readTerms('\tnl_NL\nout of 10\tvan 10 (not: op 10)\n'), 'nl_NL');
  expect(dutch('op 10,1 km')).toEqual([]);
  expect(dutch('Score 8 op 10.')).toHaveLength(1);
});

test('what is put into a sentence is no word of it', () => {
  expect(termFaults(terms, 'it_IT')('Inviato a {voucher}')).toEqual([]);
});

test('the right word may hold a forbidden one', () => {
  expect(french('Frais de paiement différé')).toEqual([]);
  expect(french('Frais de paiement')).toHaveLength(1);
});

test('what chooses between sentences is no word of them, but the sentences are judged', () => {
  const italian = termFaults(terms, 'it_IT');
  expect(italian('{kind, select, voucher {Il buono} other {Il regalo}}')).toEqual([]);
  expect(italian('{kind, select, box {Il cofanetto} voucher {Il buono} other {Il regalo}}')).toEqual([]);
  expect(italian('{kind, select, voucher {Il voucher} other {Il regalo}}')).toHaveLength(1);
  expect(italian('Il voucher {code}')).toHaveLength(1);
});
