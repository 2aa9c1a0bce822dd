import type { Locale, PersonalData } from '@shop/contracts';
import { clockOf, formatDay, formatMoney, formatTime, htmlLang, pointOfSaleOf } from '@shop/i18n';
import { createHash } from 'node:crypto';
import { escaped } from '../../mail/index.ts';
import { exportMessages, type ExportField, type ExportMessages, type ExportSection } from './export-messages.ts';

const STYLE = `body{margin:0 auto;max-width:48rem;padding:2rem 1.25rem;background:#fff;color:#1f1d1a;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.75rem}h2{margin:2.5rem 0 .75rem;padding-bottom:.25rem;border-bottom:2px solid #1f1d1a;font-size:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:#5c5a55}dd{grid-column:2;margin:0;overflow-wrap:anywhere;white-space:pre-line}`;

/** The file runs and loads nothing, wherever it is opened. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** How a value is written. `word`: as the messages call it. */
type ValueStyle = 'text' | 'day' | 'moment' | 'money' | 'word';
/** A label, and the keys that lead to its values in an entry; `#` is each entry of a list. */
type Row = readonly [label: ExportField, path: string, style?: ValueStyle];

const GIFT: readonly Row[] = [
  ...([
    ['code', 'code'],
    ['createdAt', 'createdAt', 'moment'],
    ['value', 'valueCents', 'money'],
  ] as const),
  ...([
    ['remaining', 'remainingCents', 'money'],
    ['expiresOn', 'expiresOn', 'day'],
    ['fromName', 'fromName'],
    ['message', 'message'],
  ] as const),
];

/** What the page shows, in its order: where the entries of a section stand, and their rows. */
const SECTIONS: readonly (readonly [section: ExportSection, path: string, rows: readonly Row[]])[] = [
  [
    'profile',
    'profile',
    [
      ...([
        ['civility', 'civility', 'word'],
        ['firstName', 'firstName'],
        ['lastName', 'lastName'],
        ['email', 'email'],
      ] as const),
      ...([
        ['phone', 'phoneNumber'],
        ['addressLine', 'addressLine'],
        ['postalCode', 'postalCode'],
        ['city', 'city'],
      ] as const),
      ...([
        ['country', 'country'],
        ['language', 'locale'],
        ['erasedOn', 'erasure day', 'day'],
      ] as const),
    ],
  ],
  [
    'orders',
    'orders #',
    [
      ...([
        ['bookingNumber', 'bookingNumber'],
        ['createdAt', 'createdAt', 'moment'],
        ['status', 'status', 'word'],
      ] as const),
      ...([
        ['amount', 'amountCents', 'money'],
        ['checkin', 'checkin', 'day'],
        ['checkout', 'checkout', 'day'],
      ] as const),
      ...([
        ['adults', 'adults'],
        ['children', 'children'],
        ['babies', 'babies'],
        ['firstName', 'buyer firstName'],
      ] as const),
      ...([
        ['lastName', 'buyer lastName'],
        ['email', 'email'],
        ['phone', 'buyer phoneNumber'],
        ['country', 'buyer country'],
      ] as const),
      ...([
        ['specialRequest', 'specialRequest'],
        ['fromName', 'gift fromName'],
        ['message', 'gift message'],
      ] as const),
      ...([
        ['invoice', 'invoice name'],
        ['careNote', 'careNotes # note'],
        ['refundReason', 'careRefunds # reason'],
        ['refundReason', 'refundTransfers # reason'],
      ] as const),
    ],
  ],
  ['boughtGifts', 'gifts bought #', [['bookingNumber', 'bookingNumber'], ...GIFT, ['recipientEmail', 'recipientEmail']]],
  ['receivedGifts', 'gifts received #', GIFT],
  [
    'wishlist',
    'wishlist #',
    [
      ['kind', 'type', 'word'],
      ['number', 'id'],
      ['addedAt', 'addedAt', 'moment'],
      ['note', 'note'],
    ],
  ],
  [
    'cards',
    'cards #',
    [
      ['brand', 'brand'],
      ['last4', 'last4'],
      ['validUntil', 'expires'],
    ],
  ],
  [
    'devices',
    'sessions #',
    [
      ['device', 'device'],
      ['createdAt', 'createdAt', 'moment'],
      ['lastSeenAt', 'lastSeenAt', 'moment'],
    ],
  ],
  [
    'passkeys',
    'passkeys #',
    [
      ['name', 'name'],
      ['host', 'host'],
      ['createdAt', 'createdAt', 'moment'],
      ['lastUsedAt', 'lastUsedAt', 'moment'],
    ],
  ],
  [
    'newsletter',
    'newsletter #',
    [
      ['email', 'email'],
      ['country', 'country'],
      ['language', 'language'],
      ['consent', 'consent_text'],
    ],
  ],
  [
    'messages',
    'messages #',
    [
      ...([
        ['reference', 'reference'],
        ['createdAt', 'createdAt', 'moment'],
        ['bookingNumber', 'bookingNumber'],
        ['text', 'description'],
      ] as const),
      ...([
        ['name', 'name'],
        ['email', 'email'],
        ['phone', 'phone'],
      ] as const),
    ],
  ],
];

/** All that a customer takes along, as a page to read in their language; it needs nothing but itself. */
export function exportPage(data: PersonalData, locale: Locale): string {
  const words = exportMessages(locale);
  const sections = SECTIONS.map(([section, path, rows]) => {
    const entries = valuesAt(data, path).map((entry) => entryHtml(entry, rows, { words, locale }));
    return `<section><h2>${escaped(words.sections[section])}</h2>${entries.join('') || `<p>${escaped(words.nothing)}</p>`}</section>`;
  });
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(words.title)}</h1><p>${escaped(words.intro(formatDay(localMoment(new Date(data.exportedAt), locale).day, locale, 'long')))}</p>
${sections.join('\n')}</main></body></html>`;
}

interface Tongue {
  readonly words: ExportMessages;
  readonly locale: Locale;
}

function entryHtml(entry: unknown, rows: readonly Row[], tongue: Tongue): string {
  const shown = rows.flatMap(([label, path, style = 'text']) => {
    const texts = valuesAt(entry, path).map((value) => written(value, style, tongue));
    return texts.length === 0
      ? []
      : [`<dt>${escaped(tongue.words.fields[label])}</dt>${texts.map((text) => `<dd>${escaped(text)}</dd>`).join('')}`];
  });
  return `<dl>${shown.join('')}</dl>`;
}

/** The values that keys lead to; what is empty is left out. */
function valuesAt(data: unknown, path: string): unknown[] {
  const found = path.split(' ').reduce<unknown[]>((values, key) => values.flatMap((value) => next(value, key)), [data]);
  return found.filter((value) => value !== null && value !== undefined && value !== '');
}

function next(value: unknown, key: string): unknown[] {
  if (key === '#') return Array.isArray(value) ? value : [];
  return value !== null && typeof value === 'object' ? [(value as Record<string, unknown>)[key]] : [];
}

function written(value: unknown, style: ValueStyle, { words, locale }: Tongue): string {
  if (style === 'money') return formatMoney(Number(value), locale);
  if (style === 'day') return formatDay(String(value), locale, 'long');
  if (style === 'moment') return moment(new Date(value as string | Date), locale);
  if (style === 'word') return (words.values as Readonly<Record<string, string>>)[String(value)] ?? String(value);
  return String(value);
}

function moment(at: Date, locale: Locale): string {
  const { day, time } = localMoment(at, locale);
  return `${formatDay(day, locale, 'long')}, ${formatTime(time, locale)}`;
}

/** By the clock of the point of sale. */
function localMoment(at: Date, locale: Locale) {
  const { timeZone } = clockOf(pointOfSaleOf(locale), at);
  // Swedish writes days as the ISO does.
  const [day = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time: time.slice(0, 5) };
}
