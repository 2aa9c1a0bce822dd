import type { Locale, PersonalData } from '@shop/contracts';
import { formatDay, formatMoment, formatMoney, formatTime, htmlLang, pointOfSaleOf, TIME_ZONE } from '@shop/i18n';
import { createHash } from 'node:crypto';
import { countryName } from '../../documents/index.ts';
import { escaped } from '../../mail/index.ts';
import { exportMessages, type ExportMessages } from './export-messages.ts';
import type { Row, ValueStyle } from './export-rows.ts';
import { partsOf, SECTIONS } from './export-sections.ts';

const STYLE = `body{margin:0 auto;max-width:48rem;padding:2rem 1.25rem;background:#fff;color:#1f1d1a;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.75rem}h2{margin:2.5rem 0 .75rem;padding-bottom:.25rem;border-bottom:2px solid #1f1d1a;font-size:1.25rem}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:#5c5a55;hyphens:auto;overflow-wrap:anywhere}dd{grid-column:2;margin:0;overflow-wrap:anywhere;white-space:pre-line}
dt:has(+dd>dl){grid-column:1/-1;color:#1f1d1a}dd:has(>dl){grid-column:1/-1;padding-left:.75rem;border-left:2px solid #d9d6cf}dd>dl{margin:0}`;

/** The file runs and loads nothing, wherever it is opened. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

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
<body><main><h1>${escaped(words.title)}</h1><p>${escaped(words.intro(momentOf(data.exportedAt, locale).day))}</p>
${sections.join('\n')}</main></body></html>`;
}

interface Tongue {
  readonly words: ExportMessages;
  readonly locale: Locale;
}

function entryHtml(entry: unknown, rows: readonly Row[], tongue: Tongue): string {
  return `<dl>${rows.map((row) => rowHtml(entry, row, tongue)).join('')}</dl>`;
}

/** The label with its values; nothing where there are none. */
function rowHtml(entry: unknown, row: Row, tongue: Tongue): string {
  const { label, path, shown } = partsOf(row);
  const values = valuesAt(entry, path).flatMap((value) => valueHtml(value, shown, tongue));
  if (values.length === 0) return '';
  return `<dt>${escaped(tongue.words.fields[label])}</dt>${values.map((html) => `<dd>${html}</dd>`).join('')}`;
}

function valueHtml(value: unknown, shown: ValueStyle | readonly Row[], tongue: Tongue): string[] {
  if (typeof shown === 'string') return isNothing(value, shown) ? [] : [escaped(written(value, shown, tongue))];
  const html = entryHtml(value, shown, tongue);
  return html === '<dl></dl>' ? [] : [html];
}

function isNothing(value: unknown, style: ValueStyle): boolean {
  return value === 0 && (style === 'part' || style === 'reduction');
}

/** The values that keys lead to; what is empty is left out. */
function valuesAt(data: unknown, path: string): unknown[] {
  const found = path.split(' ').reduce<unknown[]>((values, key) => values.flatMap((value) => next(value, key)), [data]);
  return found.filter((value) => value !== null && value !== undefined && value !== '');
}

function next(value: unknown, key: string): unknown[] {
  if (key === '#') return Array.isArray(value) ? value : [];
  if (value === null || typeof value !== 'object') return [];
  return key.split('|').map((one) => (value as Record<string, unknown>)[one]);
}

function written(value: unknown, style: ValueStyle, { words, locale }: Tongue): string {
  switch (style) {
    case 'text':
      return String(value);
    case 'day':
      return formatDay(String(value), locale, 'long');
    case 'moment':
      return momentLabel(new Date(value as string | Date).toISOString(), locale);
    case 'time':
      return formatTime(String(value), locale);
    case 'money':
    case 'part':
      return formatMoney(Number(value), locale);
    case 'reduction':
      return formatMoney(-Number(value), locale);
    case 'word':
      return wordOf(words.values, value);
    case 'change':
      return wordOf(words.changes, value);
    case 'country':
      return /^[A-Z]{2}$/.test(String(value)) ? countryName(String(value), locale) : String(value);
    case 'language':
      return languageName(String(value), locale);
  }
}

/** A value that has no word is shown as it is: it may be older than the words. */
function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}

/** `fr_BE`, or `fr` alone. */
function languageName(language: string, locale: Locale): string {
  const tag = language.replace('_', '-');
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) return language;
  return new Intl.DisplayNames(htmlLang(locale), { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
}

function momentLabel(instant: string, locale: Locale): string {
  const { day, time } = momentOf(instant, locale);
  return `${day}, ${time}`;
}

function momentOf(instant: string, locale: Locale) {
  return formatMoment(instant, { locale, timeZone: TIME_ZONE[pointOfSaleOf(locale)] });
}
