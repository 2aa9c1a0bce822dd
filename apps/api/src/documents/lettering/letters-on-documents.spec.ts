import { voucherCard } from '../card/voucher-card.ts';
import { confirmationPdf } from '../confirmation-pdf.ts';
import { INVOICE } from '../electronic/an-invoice.test-utils.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { inReadingOrder, pdfStructure } from '../pdf-structure.test-utils.ts';
import { MISSING, pdfText } from '../pdf-text.test-utils.ts';
import { aPrintedGift } from '../printing/a-printed-gift.test-utils.ts';
import { aPrintedStay } from '../printing/a-printed-stay.test-utils.ts';
import { voucherPdf } from '../voucher-pdf.ts';

const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };

const gift = (name: string) => {
  const printed = aPrintedGift('BOX', 'fr_FR');
  return { ...printed, gift: printed.gift && { ...printed.gift, fromName: name, message: `${name}, ${name}` } };
};
const stay = (name: string) => {
  const printed = aPrintedStay('12345678');
  return { ...printed, buyer: { ...printed.buyer!, firstName: '', lastName: name }, stay: { ...printed.stay!, hotel: name } };
};

/** Each kind of document of somebody of that name. */
const DOCUMENTS = {
  voucher: (name: string) => voucherPdf(gift(name), SENDER),
  card: (name: string) => voucherCard(gift(name), SENDER),
  confirmation: (name: string) => confirmationPdf(stay(name), SENDER),
  invoice: (name: string) => invoicePdf({ ...INVOICE, billedTo: { ...INVOICE.billedTo, name, addressLine: name } }),
};

const NAMES = [
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Наталія Ґудзь'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Chinese', '李 小龍'],
  ['Japanese', '渡辺 さくら'],
  ['Korean', '김 철수'],
  ['Arabic', 'محمد علي'],
  ['Hebrew', 'שרה לוי'],
  ['Thai', 'สมชาย ใจดี'],
  ['emoji of several code points', 'Zoé 👩🏽‍💻❤️👨‍👩‍👧‍👦'],
] as const;

const CASES = Object.entries(DOCUMENTS).flatMap(([document, print]) =>
  NAMES.map(([script, name]) => [document, script, name, print] as const),
);

test.each(CASES)('the %s of somebody with a name in %s has every letter of it, in the order in which it is read', async (...one) => {
  const [, , name, print] = one;
  const file = await print(name);
  const text = plain(pdfText(file));
  expect(text).toContain(name);
  expect(text).not.toContain(MISSING);
  const { root, strays, artifacts } = pdfStructure(file);
  expect(inReadingOrder(root).some((part) => plain(part.text).includes(name))).toBe(true);
  expect([strays, artifacts]).toEqual([[], '']);
});

test.each([
  ['Devanagari', 'राम शर्मा', 'ram srma'],
  ['Ethiopic', 'ኃይለ', 'hayle'],
  ['the private letters of somebody’s own font', 'Ann \u{E000}', 'Ann ?'],
])('a name in %s, which no font has, is written in Latin letters on every document', async (_, name, latin) => {
  for (const print of Object.values(DOCUMENTS)) {
    const text = plain(pdfText(await print(name)));
    expect(text).toContain(latin);
    expect(text).not.toContain(MISSING);
  }
});

test('what was printed before changes neither a document nor how it is read out', async () => {
  // An accented letter is drawn with the glyph of the bare one, which has no letter of its own there.
  await DOCUMENTS.invoice('Ῥόδος');
  const first = await DOCUMENTS.invoice('Ρ 👏');
  await DOCUMENTS.invoice(NAMES.map(([, name]) => name).join(' 👏🏽 '));
  expect(plain(pdfText(first))).toContain('Ρ 👏');
  expect((await DOCUMENTS.invoice('Ρ 👏')).equals(first)).toBe(true);
});

/** No-break spaces are spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
