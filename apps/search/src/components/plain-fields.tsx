import type { LocalDate } from '@shop/contracts';
import { PARTY_LIMITS, type SearchFlow } from '@shop/domain';
import { FormattedMessage } from 'react-intl';
import type { SearchDraft } from '../views/search-draft.ts';
import { asksDates, asksParty } from './search-line.tsx';
import css from './search-line.module.css';

const NAMES = { adults: 'a', children: 'c', babies: 'b' } as const;
const TRAVELLERS = ['adults', 'children', 'babies'] as const;

/** Dates and party as the browser's own fields, for pages without JavaScript; named like the keys of the address. */
export function PlainFields({ draft, today, flow }: { readonly draft: SearchDraft; readonly today: LocalDate; readonly flow: SearchFlow }) {
  return (
    <div className={css.plain}>
      {asksDates(flow) &&
        (['checkin', 'checkout'] as const).map((name) => (
          <label key={name} className={css.plainField}>
            <span className={css.label}><FormattedMessage id={name === 'checkin' ? 'search.dates.arrival' : 'search.dates.departure'} /></span>
            <input type="date" name={name} min={today} defaultValue={draft[name]} />
          </label>
        ))}
      {asksParty(flow) &&
        TRAVELLERS.map((who) => (
          <label key={who} className={css.plainField}>
            <span className={css.label}><FormattedMessage id={`search.party.${who}`} /></span>
            <input type="number" name={NAMES[who]} {...PARTY_LIMITS[who]} defaultValue={draft[who]} />
          </label>
        ))}
    </div>
  );
}
