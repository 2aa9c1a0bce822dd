import type { Locale } from '@shop/contracts';
import { voucherCard } from './card/voucher-card.ts';
import { confirmationPdf } from './confirmation-pdf.ts';
import { INVOICE } from './electronic/an-invoice.test-utils.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { documentMessages } from './messages/document-messages.ts';
import { PdfDocument } from './pdf-document.ts';
import { headingsOf, inReadingOrder, pdfStructure } from './pdf-structure.test-utils.ts';
import { pdfText } from './pdf-text.test-utils.ts';
import { aPrintedGift, ONE_PIXEL } from './printing/a-printed-gift.test-utils.ts';
import { aPrintedStay } from './printing/a-printed-stay.test-utils.ts';
import { voucherPdf } from './voucher-pdf.ts';

const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };

/** Each kind of document with what a screen reader says of it. */
const DOCUMENTS = {
  voucher: {
    print: (locale: Locale) => voucherPdf({ ...aPrintedGift('DIGITAL_ACTIVITY_ONLY', locale), picture: ONE_PIXEL }, SENDER),
    fr_FR: {
      title: 'Bon cadeau – Kayak',
      headings: ['H1 Bon cadeau', 'H2 Kayak', 'H2 Code', 'H2 Conditions'],
      pictures: ['Photo : Kayak', 'Code QR : il ouvre ce bon sur notre site'],
    },
    nl_BE: {
      title: 'Voucher – Kayak',
      headings: ['H1 Voucher', 'H2 Kayak', 'H2 Code', 'H2 Voorwaarden'],
      pictures: ['Foto: Kayak', 'QR-code: opent deze voucher op onze website'],
    },
  },
  confirmation: {
    print: (locale: Locale) => confirmationPdf({ ...aPrintedStay('12345678'), locale }, SENDER),
    fr_FR: {
      title: 'Confirmation de réservation 12345678',
      headings: ['H1 Confirmation de réservation', 'H2 Votre séjour comprend', 'H2 Prix', 'H2 Modification et annulation'],
      pictures: [],
    },
    nl_BE: {
      title: 'Boekingsbevestiging 12345678',
      headings: ['H1 Boekingsbevestiging', 'H2 Inbegrepen in je verblijf', 'H2 Prijs', 'H2 Wijzigen en annuleren'],
      pictures: [],
    },
  },
  invoice: {
    print: (locale: Locale) => invoicePdf({ ...INVOICE, locale }),
    fr_FR: { title: 'Facture F2030-000001', headings: ['H1 Facture', 'H2 Désignation', 'H2 Montant'], pictures: [] },
    nl_BE: { title: 'Factuur F2030-000001', headings: ['H1 Factuur', 'H2 Omschrijving', 'H2 Bedrag'], pictures: [] },
  },
} as const;

const CASES = (['voucher', 'confirmation', 'invoice'] as const).flatMap((document) =>
  (['fr_FR', 'nl_BE'] as const).map((locale) => [document, locale] as const),
);

test.each(CASES)('the %s of %s says its language, its title, its headings and its pictures', async (document, locale) => {
  const said = pdfStructure(await DOCUMENTS[document].print(locale));
  expect({
    language: said.language,
    title: plain(said.title!),
    isTitleShown: said.isTitleShown,
    headings: headingsOf(said.root).map(plain),
    pictures: inReadingOrder(said.root).flatMap(({ type, alt }) => (type === 'Figure' ? plain(alt!) : [])),
  }).toEqual({ language: locale.replace('_', '-'), isTitleShown: true, ...DOCUMENTS[document][locale] });
});

test.each(CASES)('every word of the %s of %s is read out, in the order in which it stands there', async (document, locale) => {
  const file = await DOCUMENTS[document].print(locale);
  const { root, strays, artifacts } = pdfStructure(file);
  const heard = inReadingOrder(root).flatMap(({ text }) => text || []);
  expect(strays).toEqual([]);
  expect(artifacts).toBe('');
  expect(heard.join(' ')).toBe(pdfText(file).trim());
});

test.each(CASES)('each row of the %s of %s has a label that heads it', async (document, locale) => {
  const parts = inReadingOrder(pdfStructure(await DOCUMENTS[document].print(locale)).root);
  const rows = parts.filter(({ type }) => type === 'TR').map((row) => row.parts.map(({ type, scope }) => [type, scope]));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(([head, cell]) => head!.join(' ') !== 'TH Row' || cell![0] !== 'TD')).toEqual([]);
});

test('the giver’s words and the code come before the terms', async () => {
  const { root } = pdfStructure(await DOCUMENTS.voucher.print('nl_BE'));
  const { gift } = documentMessages('nl_BE');
  const heard = root.parts.map(({ text }) => text);
  const order = [gift.message('Joyeux anniversaire'), '7K3M-2RVX-QD4T', gift.howToActivity, gift.terms.title];
  expect(order.map((words) => heard.indexOf(words)).toSorted((a, b) => a - b)).toEqual(order.map((words) => heard.indexOf(words)));
  expect(order.filter((words) => !heard.includes(words))).toEqual([]);
});

test.each([
  ['fr_FR', 'Dessin : deux alliances et un cœur'],
  ['nl_BE', 'Tekening: twee trouwringen en een hart'],
] as const)('the drawing that a buyer has chosen stands on both layouts instead of the picture, in words of %s', async (locale, alt) => {
  const printed = aPrintedGift('BOX', locale);
  const chosen = { ...printed, picture: ONE_PIXEL, gift: printed.gift && { ...printed.gift, look: 'wedding' as const } };
  for (const file of [await voucherPdf(chosen, SENDER), await voucherCard(chosen, SENDER)]) {
    const { root, strays } = pdfStructure(file);
    expect(strays).toEqual([]);
    expect(plain(inReadingOrder(root).find(({ type }) => type === 'Figure')!.alt!)).toBe(alt);
    expect(file.includes('/Subtype /Image')).toBe(false);
  }
});

test('a table that goes on to a second page is one table, and nothing falls out of it', async () => {
  const pdf = new PdfDocument({ title: 'Long', locale: 'fr_FR', author: 'Escale' });
  const file = await pdf.facts(Array.from({ length: 60 }, (_, line) => [`Ligne ${line}`, `Valeur ${line}`])).finish();
  const { root, strays } = pdfStructure(file);
  expect(root.parts.map(({ type }) => type)).toEqual(['Table']);
  expect(root.parts[0]!.parts.at(-1)!.parts.map(({ text }) => text)).toEqual(['Ligne 59', 'Valeur 59']);
  expect(strays).toEqual([]);
});

test('what is drawn outside of the structure is seen by this reader', async () => {
  const file = (await new PdfDocument({ title: 'A', locale: 'fr_FR', author: 'Escale', compress: false }).title('A').finish()).toString(
    'latin1',
  );
  const untagged = Buffer.from(
    file.replace(/\/H1 <<\n\/MCID 0\n>> BDC/, (tag) => ' '.repeat(tag.length)),
    'latin1',
  );
  expect(pdfStructure(untagged).strays).toEqual(['A']);
});

/** No-break spaces are spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
