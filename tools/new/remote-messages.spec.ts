import { LOCALES } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressFaults } from '../checks/languages/address-form.ts';
import { readTerms, termFaults } from '../checks/languages/terms.ts';
import { typographyFaults } from '../checks/languages/typography.ts';
import { remoteMessages } from './remote-messages.ts';

const terms = readTerms(readFileSync(join(import.meta.dirname, '../../docs/terms.tsv'), 'utf8'));

test.each(LOCALES)('the first words of a remote in %s keep to the terms, the typography and the form of address of the shop', (locale) => {
  const texts = Object.values(JSON.parse(remoteMessages('rain-days')[`src/messages/${locale}.json`]!) as Record<string, string>);
  const language = languageOf(locale);
  const forbidden = termFaults(terms, locale);

  expect(texts).toHaveLength(2);
  expect(texts.flatMap((text) => [...forbidden(text), ...addressFaults(text, language), ...typographyFaults(text, language)])).toEqual([]);
});
