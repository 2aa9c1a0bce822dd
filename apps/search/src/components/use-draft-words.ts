import { nightsBetween } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';
import type { Question } from '../views/flow-questions.ts';
import type { SearchFieldsProps } from './search-fields.ts';

/** The draft in words: `Annecy`, `6 mars – 8 mars, 2 nuits`, `Spa et cocooning`, `2 adultes, 1 enfant`. */
export function useDraftWords({
  draft,
  themes,
  themeLabel,
  visit: { locale },
}: Pick<SearchFieldsProps, 'draft' | 'themes' | 'themeLabel' | 'visit'>): Readonly<Record<Question, string>> {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.box.${id}` }, values);
  const { term, checkin, checkout, theme, adults, children, babies } = draft;
  const range = (from: string, to: string) =>
    say('range', { from: formatDay(from, locale, 'short'), to: formatDay(to, locale, 'short'), nights: nightsBetween(from, to) });
  return {
    where: term.trim() || say('anywhere'),
    when: checkin && checkout ? range(checkin, checkout) : say('anyDates'),
    theme: theme ? (themes.find(({ id }) => id === theme)?.name ?? themeLabel ?? say('oneTheme')) : say('anyTheme'),
    who: say('party', { adults, children, babies }),
  };
}
