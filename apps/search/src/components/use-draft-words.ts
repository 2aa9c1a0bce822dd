import type { Locale } from '@shop/contracts';
import { nightsBetween } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useIntl } from 'react-intl';
import type { SearchDraft } from '../views/search-draft.ts';

export interface DraftWords {
  readonly where: string;
  readonly when: string;
  readonly who: string;
}

/** The draft in words: `Annecy`, `6 mars – 8 mars, 2 nuits`, `2 adultes, 1 enfant`. */
export function useDraftWords(draft: SearchDraft, locale: Locale): DraftWords {
  const intl = useIntl();
  const { term, checkin, checkout, adults, children, babies } = draft;
  return {
    where: term.trim() || intl.formatMessage({ id: 'search.box.anywhere' }),
    when:
      checkin && checkout
        ? intl.formatMessage(
            { id: 'search.box.range' },
            {
              from: formatDay(checkin, locale, 'short'),
              to: formatDay(checkout, locale, 'short'),
              nights: nightsBetween(checkin, checkout),
            },
          )
        : intl.formatMessage({ id: 'search.box.anyDates' }),
    who: intl.formatMessage({ id: 'search.box.party' }, { adults, children, babies }),
  };
}
