import sharp from 'sharp';
import { SOLD_LOCALES } from '@shop/contracts';
import { FONTS } from './fonts.ts';
import { billedLines } from './invoice-pdf.ts';
import { giftFacts } from './facts/order-facts.ts';
import { PdfDocument } from './pdf-document.ts';
import { aPrintedStay } from './printing/a-printed-stay.test-utils.ts';
import { documentMessages } from './messages/document-messages.ts';

const LETTERS = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÁÍÑÓÚÌÒ àâäæçéèêëîïôöœùûüÿáíñóúìò ĳĲ ªº ¿¡ «»“”‘’ –—… €';

/** Every word of a language, whatever it is asked with. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return wordsIn(value('Zoë', 'Ça'));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}

test.each(['text', 'strong', 'display'] as const)('the face for %s has every letter of our languages and of our words', (face) => {
  const all = LETTERS + SOLD_LOCALES.flatMap((locale) => wordsIn(documentMessages(locale))).join('');
  const missing = [...new Set(all)].filter((letter) => letter.trim() && !FONTS[face].hasGlyphForCodePoint(letter.codePointAt(0)!));
  expect(missing).toEqual([]);
});

test.each(SOLD_LOCALES)('a document says everything in %s', (locale) => {
  const words = wordsIn(documentMessages(locale));
  expect(words.filter((text) => text.trim() === '')).toEqual([]);
  expect(documentMessages(locale).nights(1)).not.toBe(documentMessages(locale).nights(2).replace('2', '1'));
});

test('a document tells a screen reader its language, its title, its headings, its lists and which label heads which row', async () => {
  const pdf = new PdfDocument({ title: 'Boekingsbevestiging 12345678', locale: 'nl_BE', author: 'Shop', compress: false });
  pdf.title('Boekingsbevestiging').facts([
    ['Hotel', 'Aan het meer'],
    ['Kamer', 'Tweepersoonskamer'],
  ]);
  const file = (await pdf.heading('Inbegrepen').list(['Ontbijt', 'Spa']).paragraph('Tot snel').finish()).toString('latin1');
  expect(file).toContain('/Lang (nl-BE)');
  expect(file).toContain('/DisplayDocTitle true');
  expect(file).toContain('/Marked true');
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const count = (type: string) => file.split(`/S /${type}\n`).length - 1;
  expect(
    Object.fromEntries(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI'].map((type) => [type, count(type)])),
  ).toEqual({
    Document: 1,
    H1: 1,
    H2: 1,
    P: 1,
    Table: 1,
    TR: 2,
    TH: 2,
    TD: 2,
    L: 1,
    LI: 2,
  });
  expect(file).toContain('/Scope /Row');
  expect(file).toContain('/Artifact');
  expect(file).toContain('/FontFile2');
  expect(new Set([...file.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+-\w+)/g)].map(([, name]) => name))).toEqual(
    new Set(['BricolageGrotesque-Bold', 'InstrumentSans-Regular', 'InstrumentSans-SemiBold']),
  );
});

test('an address is read line by line, and its country by its name', async () => {
  const to = {
    name: 'Marie Durand',
    company: 'Dupont SA',
    addressLine: '1 rue du Lac',
    postalCode: '1000',
    city: 'Bruxelles',
    country: 'BE',
  };
  const lines = billedLines(to, { locale: 'es_ES' });
  expect(lines.split('\n')).toEqual(['Dupont SA', 'Marie Durand', '1 rue du Lac', '1000 Bruxelles', 'Bélgica']);
  const pdf = new PdfDocument({ title: 'Factura', locale: 'es_ES', author: 'Shop', compress: false });
  const file = (await pdf.facts([['Facturado a', lines]]).finish()).toString('latin1');
  expect(file.split('/S /P\n').length - 1).toBe(5);
});

test.each(SOLD_LOCALES)('what a gift order says in %s stands beside a label', (locale) => {
  const gift = { kind: 'BOX', name: 'Spa', value: 14_900, quantity: 1, format: 'physical', label: {}, shippingAddress: null };
  const facts = giftFacts({ ...aPrintedStay('12345678'), locale, stay: undefined, gift: gift as never });
  expect(facts.filter(([label]) => label.trim() === '')).toEqual([]);
});

test.each([
  ['fr_FR', '«\u00A0Merci\u00A0»'],
  ['es_ES', '«Merci»'],
  ['nl_BE', '‘Merci’'],
] as const)('a giver’s words stand in the quotation marks of %s', (locale, quoted) => {
  expect(documentMessages(locale).gift.message('Merci')).toBe(quoted);
});

test('a name in letters that the shop is not written in is still printed', async () => {
  const pdf = new PdfDocument({ title: 'Confirmation', locale: 'fr_FR', author: 'Shop', compress: false });
  const file = (await pdf.facts([['Réservé par', 'Ελένη Παπαδοπούλου']]).finish()).toString('latin1');
  expect(file).toContain('+DejaVuSansCondensed-Bold');
});

test('a long document goes on to a second page and stays whole', async () => {
  const pdf = new PdfDocument({ title: 'Long', locale: 'fr_FR', author: 'Shop', compress: false });
  pdf.facts(Array.from({ length: 60 }, (_, line) => [`Ligne ${line}`, 'x'.repeat(120)]));
  const file = (await pdf.finish()).toString('latin1');
  expect(file.split('/Type /Page\n').length - 1).toBeGreaterThan(1);
  expect(file.split('/S /TR\n').length - 1).toBe(60);
});

test('the picture of a gift has its name for those who cannot see it', async () => {
  const jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
  const pdf = new PdfDocument({ title: 'Bon cadeau', locale: 'fr_FR', author: 'Shop', compress: false });
  const alt = documentMessages('nl_NL').gift.picture('Spa');
  const file = (
    await pdf.title('Bon cadeau').picture(jpeg, alt).code('7K3M', { url: 'https://shop.example/7K3M', alt: 'QR' }).finish()
  ).toString('latin1');
  expect(file).toContain('/S /Figure');
  expect(file).toContain(`/Alt (${alt})`);
});
