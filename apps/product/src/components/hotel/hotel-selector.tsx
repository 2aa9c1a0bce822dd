import { useSite } from '@shop/contracts/page';
import { Drawer, Dropdown, Skeleton } from '@shop/design-system';
import type { DaySelection, Party } from '@shop/domain';
import { useState } from 'react';
import { PartyPicker } from '../booking/party-picker.tsx';
import { openedPart } from '../opened/opened-part.tsx';
import { useWords } from '../shared/use-words.ts';
import { datesWords, partyWords } from '../shared/words-of-stay.ts';
import css from './hotel-selector.module.css';

const HotelDates = openedPart(
  () => import(/* webpackChunkName: "opened-dates" */ './hotel-dates.tsx').then((module) => module.default),
  <Skeleton shape="block" />,
);
/** From here on the calendar opens below its button; a phone gives it a window of its own. */
const WIDE = '(min-width: 48rem)';

export interface HotelSelectorProps {
  readonly hotelId: string;
  readonly dates: DaySelection;
  readonly party: Party;
  /** Told of complete dates and of none. */
  readonly onDates: (dates: DaySelection) => void;
  readonly onParty: (party: Party) => void;
}

/** Date and party selector (spec 2, section 2). */
export function HotelSelector({ hotelId, dates, party, onDates, onParty }: HotelSelectorProps) {
  const { locale } = useSite();
  const words = useWords();
  const [open, setOpen] = useState<'dropdown' | 'drawer'>();
  const show = () => setOpen(open ? undefined : matchMedia(WIDE).matches ? 'dropdown' : 'drawer');
  const close = () => setOpen(undefined);
  const calendar = <HotelDates hotelId={hotelId} dates={dates} onChange={onDates} onClose={close} closesByItself={open === 'dropdown'} />;
  return (
    <div className={css.selector} role="group" aria-label={words('hotel.select.label')}>
      <Dropdown
        label={words('product.dates.title')}
        size="wide"
        open={open === 'dropdown'}
        onOpenChange={(next) => (next ? show() : close())}
        trigger={(button) => (
          <Cell
            label={words('hotel.select.dates')}
            value={dates.checkin ? datesWords(dates, locale) : words('hotel.select.add')}
            isEmpty={!dates.checkin}
            button={{ ...button, onClick: show, 'aria-expanded': open !== undefined }}
          />
        )}
      >
        {calendar}
      </Dropdown>
      <Drawer open={open === 'drawer'} onClose={close} title={words('product.dates.title')} closeLabel={words('product.close')}>
        {calendar}
      </Drawer>
      <PartyPicker
        party={party}
        onChange={onParty}
        trigger={(button) => <Cell label={words('product.party.title')} value={partyWords(party, words)} button={button} />}
      />
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly isEmpty?: boolean;
  readonly button: Parameters<Parameters<typeof PartyPicker>[0]['trigger']>[0];
}

function Cell({ label, value, isEmpty, button }: CellProps) {
  return (
    <button type="button" className={css.cell} {...button}>
      <span className={css.label}>{label}</span>
      <span className={css.value} data-empty={isEmpty || undefined}>
        {value}
      </span>
    </button>
  );
}
