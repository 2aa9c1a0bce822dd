import { nightsBetween } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';
import type { Question } from '../views/flow-questions.ts';
import type { SearchFieldsProps } from './search-fields.ts';

/** The draft in words: `Annecy`, `6 mars – 8 mars, 2 nuits`, `Spa et cocooning`, `2 adultes, 1 enfant`. */
export function useDraftMessages({
  draft,
  themes,
  themeLabel,
  site: { locale },
}: Pick<SearchFieldsProps, 'draft' | 'themes' | 'themeLabel' | 'site'>): Readonly<Record<Question, string>> {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.box.${id}` }, values);
  const { term, checkin, checkout, theme, adults, children, babies } = draft;
  const range = (from: string, to: string) =>
    t('range', { from: formatDay(from, locale, 'short'), to: formatDay(to, locale, 'short'), nights: nightsBetween(from, to) });
  return {
    where: term.trim() || t('anywhere'),
    when: checkin && checkout ? range(checkin, checkout) : t('anyDates'),
    theme: theme ? (themes.find(({ id }) => id === theme)?.name ?? themeLabel ?? t('oneTheme')) : t('anyTheme'),
    who: t('party', { adults, children, babies }),
  };
}
