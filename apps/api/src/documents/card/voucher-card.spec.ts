import { LOCALES, type Locale } from '@shop/contracts';
import type { GiftKind } from '@shop/domain';
import { attachmentsOf } from '../documents-of.ts';
import { documentMessages } from '../messages/document-messages.ts';
import { headingsOf, inReadingOrder, pdfStructure, type StructurePart } from '../pdf-structure.test-utils.ts';
import { objectsOf, pdfText } from '../pdf-text.test-utils.ts';
import type { OrderDetails } from '../order-details.ts';
import { aPrintedGift, CENTRE, ONE_PIXEL } from '../printing/a-printed-gift.test-utils.ts';
import { voucherCard } from './voucher-card.ts';

const SENDER = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };
const KINDS = ['BOX', 'SINGLEVOUCHER', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;
/** Half of A4, in points. */
const FACE_HEIGHT = 841.89 / 2;
const PRINTABLE = FACE_HEIGHT - 20;

const print = (kind: GiftKind, locale: Locale, more: Partial<OrderDetails> = {}) =>
  voucherCard({ ...aPrintedGift(kind, locale), picture: ONE_PIXEL, ...more }, SENDER);

test.each([
  ['fr_FR', ['H1 Bon cadeau', 'H2 Code', 'H2 Conditions'], ['Photo : Kayak', 'Code QR : il ouvre ce bon sur notre site']],
  ['nl_BE', ['H1 Voucher', 'H2 Code', 'H2 Voorwaarden'], ['Foto: Kayak', 'QR-code: opent deze voucher op onze website']],
] as const)('a card is read in %s from its cover over both inner pages to its back', async (locale, headings, pictures) => {
  const file = await print('DIGITAL_ACTIVITY_ONLY', locale);
  const { language, title, isTitleShown, root, strays, artifacts } = pdfStructure(file);
  const { voucher } = documentMessages(locale);
  expect([language, title, isTitleShown]).toEqual([locale.replace('_', '-'), `${voucher} – Kayak`, true]);
  expect(headingsOf(root)).toEqual(headings);
  expect(inReadingOrder(root).flatMap(({ type, alt }) => (type === 'Figure' ? plain(alt!) : []))).toEqual(pictures);
  expect([strays, artifacts]).toEqual([[], '']);
  const { gift } = documentMessages(locale);
  const [cover, left, right, back] = root.parts.map((face) => plain(textOf(face)));
  expect(cover).toContain('Kayak');
  expect(left).toBe(plain(`${gift.message('Joyeux anniversaire')} ${gift.from('Paul')}`));
  for (const said of ['7K3M-2RVX-QD4T', CENTRE.address, gift.howToActivity]) expect(right).toContain(plain(said));
  expect(back).toContain(plain(gift.terms.covers.DIGITAL_ACTIVITY_ONLY));
});

test('what will be inside is printed upside down, on the half that is folded back', async () => {
  const { root } = pdfStructure(await print('BOX', 'fr_FR'));
  expect(root.parts.map(({ type }) => type)).toEqual(['Sect', 'Sect', 'Sect', 'Sect']);
  const [stream] = streamsOf(await print('BOX', 'fr_FR'));
  const turned = [...stream!.matchAll(/^(-?[\d.]+) \S+ \S+ (-?[\d.]+) ([\d.]+) ([\d.]+) cm$/gm)];
  // A turn by half a circle is a scale by minus one.
  expect(turned.filter(([, x, y]) => Number(x) === -1 && Number(y) === -1)).toHaveLength(2);
});

test.each(LOCALES)('nothing of a card stands across a fold or beyond what prints in %s, however much it says', async (locale) => {
  const centres = [
    CENTRE,
    { ...CENTRE, name: 'Centre nautique et de pleine nature du lac', address: '12 avenue des Sports, 38520 Le Bourg-d’Oisans' },
  ];
  for (const kind of KINDS)
    for (const message of ['Douze mots. '.repeat(15), 'a\n'.repeat(90)]) {
      const printed = aPrintedGift(kind, locale);
      const gift = printed.gift && { ...printed.gift, nights: kind === 'GIFTCARD' ? null : 2, message, fromName: 'W'.repeat(40) };
      const vouchers = printed.vouchers.map((voucher) => ({
        ...voucher,
        label: 'Une nuit insolite avec dîner et accès au spa pour deux '.repeat(2),
      }));
      const file = await print(kind, locale, { gift, vouchers, centres: kind === 'DIGITAL_ACTIVITY_ONLY' ? centres : [] });
      expect(pagesOf(file)).toBe(1);
      expect(baselinesOf(file).filter((depth) => depth > PRINTABLE)).toEqual([]);
    }
});

test.each(LOCALES)('the recipient of a box in %s finds no price on the card', async (locale) => {
  for (const kind of ['BOX', 'SINGLEVOUCHER', 'DIGITAL_ACTIVITY_ONLY'] as const) {
    const text = pdfText(await print(kind, locale));
    expect(text).not.toContain('€');
    expect(text).not.toContain('149');
  }
});

test('each voucher of an order is a card of its own', async () => {
  const { vouchers } = aPrintedGift('BOX', 'fr_FR');
  const file = await print('BOX', 'fr_FR', { vouchers: [...vouchers, { ...vouchers[0]!, code: '2222-3333-4444' }] });
  expect(pagesOf(file)).toBe(2);
  expect(headingsOf(pdfStructure(file).root).filter((heading) => heading.startsWith('H1'))).toHaveLength(2);
  expect(pdfText(file)).toContain('2222-3333-4444');
});

test('a gift without a picture and without a message is a card all the same', async () => {
  const printed = aPrintedGift('GIFTCARD', 'nl_NL');
  const gift = printed.gift && { ...printed.gift, message: null, fromName: null };
  const { root, strays } = pdfStructure(await voucherCard({ ...printed, gift }, SENDER));
  expect(strays).toEqual([]);
  expect(textOf(root.parts[1]!)).toBe(documentMessages('nl_NL').gift.from('Marie'));
});

test.each([
  ['that its buyer gives by hand', null, ['voucher-12345678.pdf', 'voucher-card-12345678.pdf']],
  ['that a mail brings', 'claire@example.com', ['voucher-12345678.pdf']],
] as const)('a gift %s is attached to its mails as their reader needs it', async (_, recipientEmail, names) => {
  const printed = aPrintedGift('BOX', 'fr_FR');
  const files = await attachmentsOf({ ...printed, gift: printed.gift && { ...printed.gift, recipientEmail } }, SENDER);
  expect(files.map(({ filename }) => filename)).toEqual(names);
});

const textOf = (part: StructurePart): string =>
  inReadingOrder(part)
    .flatMap(({ text }) => text || [])
    .join(' ');

const streamsOf = (file: Buffer): string[] =>
  [...objectsOf(file).values()].flatMap(({ stream }) => (stream && /\bBT\b/.test(stream) ? stream : []));

/** How far below the top of its face each line stands, in points. */
const baselinesOf = (file: Buffer): number[] =>
  streamsOf(file).flatMap((stream) => [...stream.matchAll(/ (-?[\d.]+) Tm$/gm)].map(([, y]) => 841.89 - Number(y)));

const pagesOf = (file: Buffer): number => file.toString('latin1').split('/Type /Page\n').length - 1;

/** No-break spaces are spaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ');
