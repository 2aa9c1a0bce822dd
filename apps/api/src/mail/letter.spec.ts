import { LOCALES } from '@shop/contracts';
import { contrast } from '@shop/design-system/brand';
import { htmlLang } from '@shop/i18n';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from './mail.ts';
import { everyMail, HOMES } from '../notifications/every-mail.test-utils.ts';
import { letterMail, type Letter } from './letter.ts';
import { directoryMailbox } from './mailbox.ts';
import { DARK, LIGHT } from './mail-look.ts';

const KINDS = Object.keys(everyMail('fr_FR'));
/** They tell something, and there is nothing to press. */
const WITHOUT_BUTTON = [
  ...[
    'changed password',
    'changed address',
    'new passkey',
    'removed passkey',
    'sign-in without a passkey',
    'sign-in that will need no passkey',
  ],
  ...['notice to customer care', 'message to customer care'],
];
const LETTER: Letter = {
  locale: 'nl_BE',
  hello: 'Dag Camille,',
  intro: 'Je boeking is gewijzigd.',
  facts: [['Kamer', 'dubbel']],
  notes: ['', 'Je document zit in de bijlage.'],
  link: { label: 'Mijn boeking bekijken', url: 'https://shop.example/?a=1&b=2' },
  signature: 'Lac & Fils',
};
const letter = (change: Partial<Letter> = {}) =>
  letterMail(
    { ...LETTER, ...change },
    { to: { name: 'Camille', address: 'camille@example.com' }, subject: 'Gewijzigd' },
    { shopName: 'Lac & Fils', publicOrigin: 'https://shop.example', preferencesKey: 'key' },
  );

describe.each(LOCALES)('in %s', (locale) => {
  const mails = everyMail(locale);

  test.each(KINDS)('the mail "%s" has a title, a first line, one heading and one button, and each picture its words', (kind) => {
    const { html, subject, picture } = mails[kind]!;
    expect(html).toContain(`<html lang="${/customer care/.test(kind) ? 'en-GB' : htmlLang(locale)}">`);
    expect(textOf(/<title>(.*?)<\/title>/.exec(html)![1]!)).toBe(subject);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => textOf(words!))).toEqual([subject]);
    expect(textOf(/<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html)![1]!)).toMatch(/\p{L}{3}/u);
    expect(html.match(/class="button"/g)?.length ?? 0).toBe(WITHOUT_BUTTON.includes(kind) ? 0 : 1);
    const pictures = html.match(/<img[^>]*>/g)!;
    expect(pictures.filter((image) => !/ alt="/.test(image))).toEqual([]);
    expect(pictures.filter((image) => !/ src="cid:/.test(image))).toEqual([]);
    if (picture) expect(pictures[1]).toMatch(/ alt="[^"]+"/);
  });

  test.each(KINDS)('the mail "%s" says as text what it says as HTML: every amount, day, code and word', (kind) => {
    const { html, text } = mails[kind]!;
    expect(wordsOf(textOf(bodyOf(html)))).toEqual(wordsOf(withoutAddresses(text)));
  });
});

test.each(['fr_BE', 'nl_BE'] as const)('every page that a mail in %s leads to is on the host of its readers @SHELL-013', (locale) => {
  for (const [kind, { html, text }] of Object.entries(everyMail(locale))) {
    const pages = (html + text).match(/https:\/\/shop\.[^\s"<]+/g)!.filter((address) => !isSetHere.test(address));
    if (!/customer care|partner|hotel/.test(kind))
      expect({ kind, pages: pages.filter((page) => !page.startsWith(HOMES[locale])) }).toEqual({ kind, pages: [] });
  }
});
/** What the mails of this file were given as an address, and the calls of a link. */
const isSetHere =
  /^https:\/\/shop\.example\/(signin#token|partner-answer|confirm|unsubscribe|gateway\/gift-reminders\/unsubscribe\/1)$|^https:\/\/shop\.(example|be)\/gateway\/mail-preferences\//;

test('the recipient of a gift reads no price in it', () => {
  for (const locale of LOCALES) {
    const mails = everyMail(locale);
    for (const kind of ['voucher of a box', 'voucher of an activity'])
      expect(mails[kind]!.text + mails[kind]!.html).not.toMatch(/149|240|€/);
  }
});

test('a stay is told with its hotel, hours, telephone, activities and with how it is changed or cancelled', () => {
  const { text } = everyMail('fr_FR').confirmation!;
  for (const said of [
    'Les Cygnes, 6 chemin de Colmyr, 74000 Annecy',
    'Téléphone\u00A0: 01\u00A099\u00A000\u00A000\u00A001',
    'dimanche 16 juin 2030, à partir de 15\u00A0h',
    '- Kayak (17/06/2030)',
    'Modification gratuite jusqu’au vendredi 14 juin 2030 inclus.',
    'Modifier ou annuler ma réservation\u00A0: https://shop.example/fr_FR/',
  ])
    expect(text).toContain(said);
});

test('a cancelled booking is not offered to be changed', () => {
  const { text } = everyMail('fr_FR').cancellation!;
  expect(text).not.toContain('Modifier ou annuler');
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])(
  'a %s mail can be read: each colour of its words stands out from its ground',
  (_, { surface, page, text, quiet, brand, link, action, onAction }) => {
    for (const words of [text, quiet, link]) expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5);
    for (const words of [brand, quiet]) expect(contrast(words, page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5);
  },
);

test('what is written is text and no markup, and an empty note leaves no gap', () => {
  const { html, text } = letter();
  expect(html).toContain('Lac &amp; Fils');
  expect(html).toContain('?a=1&amp;b=2');
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
  expect(text).not.toContain('\n\n\n');
});

test('the words of a giver stand before the button and the facts, in the text too', () => {
  const { html, text } = letter({ quote: 'Bon voyage!\nÀ très vite' });
  expect(html).toContain('Bon voyage!<br>À très vite');
  for (const said of [html, text]) expect(said.indexOf('Bon voyage!')).toBeLessThan(said.indexOf('Mijn boeking bekijken'));
});

test('the mark and the picture travel with the mail, and nothing is fetched to show it', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail');
  const mail = letter({ picture: { jpeg: Buffer.from([0xff, 0xd8, 0xff]), alt: 'Les Cygnes' } });
  await directoryMailbox(directory).deliver('letter-1', mail);
  const [file] = await readdir(directory);
  const message = await readFile(join(directory, file!), 'utf8');
  expect(message).toContain('multipart/related');
  for (const cid of ['mark@mail', 'picture@mail']) {
    expect(mail.html).toContain(`cid:${cid}`);
    expect(message).toContain(`Content-ID: <${cid}>`);
  }
  expect(mail.html).not.toMatch(/(src|background)="?(https?:|url)/);
});

/** What is seen of it, without the first line that only a list of mails shows and without the shop's name above the letter. */
function bodyOf(html: string): string {
  const seen = html.slice(html.indexOf('<h1'));
  return seen.slice(seen.indexOf('</h1>'));
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&zwnj;|&#847;/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Where links lead stands in their attributes. */
const withoutAddresses = (text: Mail['text']): string => text.replace(/https?:\S+/g, '');

/** In any order; the colons and dashes that join a line are not words. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s\u00A0]+/)
    .map((word) => word.replace(/^-$|:$/, ''))
    .filter(Boolean)
    .sort();
