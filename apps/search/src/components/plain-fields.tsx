import type { LocalDate } from '@shop/contracts';
import { FLEXIBLE_DAYS, partyLimits, type SearchFlow } from '@shop/domain';
import { FormattedMessage } from 'react-intl';
import { isFixed, questionsOf } from '../views/flow-questions.ts';
import type { SearchDraft } from '../views/search-draft.ts';
import css from './search-line.module.css';

const DATES = [
  ['checkin', 'arrival'],
  ['checkout', 'departure'],
] as const;
const TRAVELLERS = [
  ['adults', 'a'],
  ['children', 'c'],
  ['babies', 'b'],
] as const;

interface PlainFieldsProps {
  readonly draft: SearchDraft;
  readonly today: LocalDate;
  readonly flow: SearchFlow;
}

/** Dates and party as the browser's own fields, for pages without JavaScript; named like the keys of the address. */
export function PlainFields({ draft, today, flow }: PlainFieldsProps) {
  const questions = questionsOf(flow);
  const limits = partyLimits(flow);
  return (
    <span className={css.plain}>
      {questions.includes('when') &&
        DATES.map(([name, word]) => (
          <label key={name} className={css.plainField}>
            <FormattedMessage id={`search.dates.${word}`} />
            <input type="date" name={name} min={today} defaultValue={draft[name]} />
          </label>
        ))}
      {questions.includes('when') && (
        <label className={css.plainField}>
          <FormattedMessage id="search.dates.flexibility" />
          <select name="flexibleDays" defaultValue={draft.flexibleDays ?? 0}>
            {FLEXIBLE_DAYS.map((days) => (
              <option key={days} value={days}>
                <FormattedMessage id={days === 0 ? 'search.dates.exact' : 'search.box.flexible'} values={{ days }} />
              </option>
            ))}
          </select>
        </label>
      )}
      {questions.includes('who') &&
        !isFixed('who', flow) &&
        TRAVELLERS.filter(([who]) => limits[who].max > 0).map(([who, name]) => (
          <label key={who} className={css.plainField}>
            <FormattedMessage id={`search.party.${who}`} />
            <input type="number" name={name} {...limits[who]} defaultValue={draft[who]} />
          </label>
        ))}
    </span>
  );
}
