import { formatCount, type Language } from '@shop/i18n';
import type { IntlShape } from 'react-intl';

type Words = Pick<IntlShape, 'formatMessage'>;

/** A message with one value that is said many times on a page: it is formatted once, and its value put in after that. */
export function wordTemplate(intl: Words, id: string, name: string): (value: string | number) => string {
  const place = `{${name}}`;
  let text: string | undefined;
  return (value) => {
    text ??= intl.formatMessage({ id }, { [name]: place });
    return text.replace(place, () => String(value));
  };
}

/** The same for a number of things, `{count, plural, one {…} other {…}}` with `#` in it: formatted once for each form. */
export function countTemplate(intl: Words, id: string, language: string): (count: number) => string {
  const texts = new Map<string, string>();
  return (count) => {
    const form = rulesOf(language).select(count);
    const sample = form === 'one' ? 1 : 2;
    const text = texts.get(form) ?? intl.formatMessage({ id }, { count: sample });
    texts.set(form, text);
    return text.replace(String(sample), () => grouped(count, language));
  };
}

/** A count with its thousands apart; `locale` is the one that messages are formatted in: `fr-BE`. */
export function grouped(count: number, locale: string): string {
  return formatCount(count, locale.slice(0, 2) as Language);
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}
