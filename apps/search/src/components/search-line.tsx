import { Dropdown } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { dated } from '../views/search-draft.ts';
import { DatesPanel } from './dates-panel.tsx';
import { DestinationField } from './destination-field.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PlainFields } from './plain-fields.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import css from './search-line.module.css';
import { useDraftWords } from './use-draft-words.ts';

/** The questions side by side, each with its panel below. */
export function SearchLine({ fields, flow }: { readonly fields: SearchFieldsProps; readonly flow: SearchFlow }) {
  const { draft, visit, onChange } = fields;
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.box.${id}` });
  const words = useDraftWords(draft, visit.locale);
  return (
    <div className={css.line} data-flow={flow}>
      <div className={css.cell}>
        <DestinationField {...fields} look="bare" />
      </div>
      {asksDates(flow) && (
        <div className={css.cell} data-scripted>
          <Dropdown label={say('when')} size="wide" align="centre" trigger={(button) => <Question {...button} label={say('when')} value={words.when} />}>
            {(close) => <DatesPanel layout="pages" dates={draft} visit={visit} onChange={(dates) => onChange(dated(draft, dates))} onConfirm={close} />}
          </Dropdown>
        </div>
      )}
      {asksParty(flow) && (
        <div className={css.cell} data-scripted>
          <Dropdown label={say('who')} align="end" trigger={(button) => <Question {...button} label={say('who')} value={words.who} />}>
            {(close) => <PartyPanel party={draft} onChange={(party) => onChange({ ...draft, ...party })} onConfirm={close} />}
          </Dropdown>
        </div>
      )}
      <noscript>
        <PlainFields draft={draft} today={visit.today} flow={flow} />
      </noscript>
    </div>
  );
}

/** Gifts have no dates: who gets them chooses (spec 1, section 2). */
export function asksDates(flow: SearchFlow): boolean {
  return flow === 'booking' || flow === 'hotel';
}

/** A gift is for two; a hotel search asks for place and dates only (spec 1, section 2). */
export function asksParty(flow: SearchFlow): boolean {
  return flow === 'booking';
}

function Question({ label, value, ...button }: { readonly label: string; readonly value: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className={css.question} {...button}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value}</span>
    </button>
  );
}
