import { LOCALES, type Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { regionalText } from '@shop/i18n/server';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentEntries } from '../catalogue/content/entries.ts';
import { addressFaults } from './languages/address-form.ts';
import { languageLiterals } from './languages/language-literals.ts';
import { readTerms, termFaults } from './languages/terms.ts';
import { typographyFaults } from './languages/typography.ts';
import { sourcesOf } from './workspace.ts';

/** A text that visitors or partners read, and where it stands. */
interface Text {
  readonly locale: Locale;
  readonly where: string;
  readonly text: string;
}

/** Addresses, ids and codes are no texts. */
const NO_TEXT = /^(?:[\w:#./?&=%+@{}-]*|https?:\S+)$/;

/** `npm run terms`: one term for one thing (docs/terms.tsv), one form of address and the typography of each language. */
const root = resolve(import.meta.dirname, '../..');
const terms = readTerms(readFileSync(`${root}/docs/terms.tsv`, 'utf8'));
const sold = LOCALES.filter((locale) => locale !== 'en_GB');
const texts = [...messages(), ...words(), ...content()];
const faults = sold.flatMap((locale) => {
  const forbidden = termFaults(terms, locale);
  const language = languageOf(locale);
  return texts
    .filter((text) => text.locale === locale)
    .flatMap(({ where, text }) =>
      [...forbidden(text), ...addressFaults(text, language), ...typographyFaults(text, language)].map(
        (fault) => `${where}: ${fault} in "${text}"`,
      ),
    );
});

console.log(`${texts.length} texts of ${sold.length} locales, ${new Set(terms.map(({ english }) => english)).size} terms`);
if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
}

/** The message files of all apps. */
function* messages(): Generator<Text> {
  for (const app of readdirSync(`${root}/apps`))
    for (const locale of sold) {
      const file = `apps/${app}/src/messages/${locale}.json`;
      for (const [id, text] of entriesOf(file)) yield { locale, where: `${locale} ${id}`, text };
    }
}

function entriesOf(file: string): [id: string, text: string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Record<string, string>);
  } catch {
    return [];
  }
}

/** Mails, papers and sentences of the API, in their regional form. */
function* words(): Generator<Text> {
  const files = sourcesOf(root, ['apps/api', 'apps/shell', 'libs']).filter((file) => !/spec|testing|pictures|fixtures/.test(file));
  for (const file of files)
    for (const { language, text, line } of languageLiterals(file, readFileSync(`${root}/${file}`, 'utf8')))
      for (const locale of sold)
        if (languageOf(locale) === language && !NO_TEXT.test(text))
          yield { locale, where: `${file}:${line}`, text: regionalText(text, locale) };
}

/** What editors begin with: home pages, footer, help, static pages. */
function* content(): Generator<Text> {
  for (const { kind, key, locale, body } of contentEntries())
    for (const text of textsOf(body)) yield { locale, where: `${kind}/${key} ${locale}`, text };
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string' && !NO_TEXT.test(value)) yield value;
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* textsOf(inner);
}
