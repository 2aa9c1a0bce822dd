import { LOCALES } from '@shop/contracts';
import { formatMoney } from '@shop/i18n';
import { encode } from 'uqr';
import { confirmationPdf } from './confirmation-pdf.ts';
import { pdfText } from './pdf-text.test-utils.ts';
import { aPrintedGift, CENTRE, ONE_PIXEL } from './printing/a-printed-gift.test-utils.ts';
import { aPrintedStay } from './printing/a-printed-stay.test-utils.ts';
import { qrSquares } from './drawing/qr-code.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { documentMessages } from './messages/document-messages.ts';
import { writtenTelephone } from './facts/written-telephone.ts';

const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };

test.each(LOCALES)('the voucher of an activity tells in %s whom to call for a day, and sends nobody to choose a stay', async (locale) => {
  const words = documentMessages(locale);
  const text = plain(pdfText(await voucherPdf(aPrintedGift('DIGITAL_ACTIVITY_ONLY', locale), SENDER)));
  const said = [
    CENTRE.name,
    CENTRE.address,
    writtenTelephone(CENTRE.telephone, locale),
    CENTRE.hours,
    words.gift.howToActivity,
    '12345678',
    '7K3M-2RVX-QD4T',
  ];
  expect(said.filter((one) => !text.includes(plain(one)))).toEqual([]);
  expect(text).not.toContain(plain(words.gift.howTo(`${SENDER.publicOrigin}/${locale}`)));
});

test.each(LOCALES)('the recipient of a box reads in %s how to choose the stay, and no price', async (locale) => {
  const text = plain(pdfText(await voucherPdf(aPrintedGift('BOX', locale), SENDER)));
  expect(text).toContain(plain(documentMessages(locale).gift.howTo(`${SENDER.publicOrigin}/${locale}`)));
  expect(text).not.toContain(plain(formatMoney(14_900, locale)));
  expect(text).not.toContain('€');
});

test.each([
  ['GIFTCARD', 'Durée de validité à l’achat : 18 mois', 'Le montant paie tous nos séjours et toutes nos activités'],
  ['SINGLEVOUCHER', 'Durée de validité à l’achat : 12 mois', 'Il couvre le séjour offert'],
  ['BOX', 'Durée de validité à l’achat : 12 mois', 'Il couvre un séjour du coffret'],
  ['DIGITAL_ACTIVITY_ONLY', 'Durée de validité à l’achat : 12 mois', 'Il couvre l’activité pour les personnes qu’il indique'],
] as const)(
  'the document of a %s says how long it is good and what it covers @GIFT-033 @GIFT-034 @GIFT-035',
  async (kind, valid, covers) => {
    const text = plain(pdfText(await voucherPdf(aPrintedGift(kind, 'fr_FR'), SENDER)));
    expect([valid, covers].filter((said) => !text.includes(said))).toEqual([]);
  },
);

test.each(LOCALES)('the terms are on one page with the longest message and the rest in %s', async (locale) => {
  const messages = ['Douze mots. '.repeat(15), '湖のほとりで。'.repeat(26).slice(0, 180)];
  for (const [kind, message] of (['BOX', 'SINGLEVOUCHER', 'DIGITAL_ACTIVITY_ONLY'] as const).flatMap((one) =>
    messages.map((words) => [one, words] as const),
  )) {
    const printed = aPrintedGift(kind, locale);
    const gift = printed.gift && { ...printed.gift, nights: 2, message };
    const file = await voucherPdf({ ...printed, gift, picture: ONE_PIXEL }, SENDER);
    expect(plain(pdfText(file))).toContain(plain(documentMessages(locale).gift.terms.covers[kind]));
    expect(pagesOf(file)).toBe(1);
  }
});

test('a voucher with all that it says is one page', async () => {
  const file = await voucherPdf({ ...aPrintedGift('DIGITAL_ACTIVITY_ONLY', 'fr_FR'), picture: ONE_PIXEL }, SENDER);
  expect(pagesOf(file)).toBe(1);
});

test('a phone is led to the page of the code: the square says its address and has the white that readers need around it', () => {
  const url = 'https://shop.example/fr_FR/7K3M-2RVX-QD4T';
  const { size, squares } = qrSquares(url);
  const bare = encode(url, { ecc: 'M', border: 0 });
  expect(size).toBe(bare.size + 6);
  const seen = new Set(squares.map(({ column, row }) => `${column} ${row}`));
  for (const [row, line] of bare.data.entries())
    for (const [column, isDark] of line.entries()) expect(seen.has(`${column + 3} ${row + 3}`)).toBe(isDark);
});

test('a confirmation is printed in letters that can be copied from it, whatever their language', async () => {
  const text = plain(pdfText(await confirmationPdf({ ...aPrintedStay('12345678'), locale: 'fr_FR' }, SENDER)));
  for (const said of [
    'Escale',
    'Confirmation de réservation',
    'Téléphone 01 99 00 00 01',
    'dimanche 16 juin 2030, à partir de 15 h',
    'Total 240 €',
  ])
    expect(text).toContain(said);
});

const pagesOf = (file: Buffer): number => file.toString('latin1').split('/Type /Page\n').length - 1;

/** No-break spaces are spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
