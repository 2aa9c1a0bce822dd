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
  const { term, checkin, checkout, flexibleDays, theme, adults, children, babies } = draft;
  /** Flexible dates say how flexible they are in the place of their nights: there is room for one of both. */
  const range = (checkin: string, checkout: string) => {
    const [from, to] = [formatDay(checkin, locale, 'short'), formatDay(checkout, locale, 'short')];
    if (flexibleDays) return `${from} – ${to}, ${t('flexible', { days: flexibleDays })}`;
    return t('range', { from, to, nights: nightsBetween(checkin, checkout) });
  };
  return {
    where: term.trim() || t('anywhere'),
    when: checkin && checkout ? range(checkin, checkout) : t('anyDates'),
    theme: theme ? (themes.find(({ id }) => id === theme)?.name ?? themeLabel ?? t('oneTheme')) : t('anyTheme'),
    who: t('party', { adults, children, babies }),
  };
}
