import type { LocalDate } from '@shop/contracts';
import { PARTY_LIMITS } from '@shop/domain';
import { FormattedMessage } from 'react-intl';
import type { Question } from '../views/flow-questions.ts';
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

/** Dates and party as the browser's own fields, for pages without JavaScript; named like the keys of the address. */
export function PlainFields({
  draft,
  today,
  questions,
}: {
  readonly draft: SearchDraft;
  readonly today: LocalDate;
  readonly questions: readonly Question[];
}) {
  return (
    <span className={css.plain}>
      {questions.includes('when') &&
        DATES.map(([name, word]) => (
          <label key={name} className={css.plainField}>
            <FormattedMessage id={`search.dates.${word}`} />
            <input type="date" name={name} min={today} defaultValue={draft[name]} />
          </label>
        ))}
      {questions.includes('who') &&
        TRAVELLERS.map(([who, name]) => (
          <label key={who} className={css.plainField}>
            <FormattedMessage id={`search.party.${who}`} />
            <input type="number" name={name} {...PARTY_LIMITS[who]} defaultValue={draft[who]} />
          </label>
        ))}
    </span>
  );
}
