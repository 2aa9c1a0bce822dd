import { useSite } from '@shop/contracts/page';
import { Drawer, Dropdown, Skeleton } from '@shop/design-system';
import type { DaySelection, Party } from '@shop/domain';
import { useState } from 'react';
import { PartyPicker } from '../booking/party-picker.tsx';
import { openedPart } from '../opened/opened-part.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { datesLabel, partyLabel } from '../shared/stay-labels.ts';
import css from './hotel-selector.module.css';

const HotelDates = openedPart(
  () => import(/* webpackChunkName: "opened-dates" */ './hotel-dates.tsx').then((module) => module.default),
  <Skeleton shape="block" />,
);
/** From here on the calendar opens below its button; a phone gives it a window of its own. */
const WIDE = '(min-width: 48rem)';

export interface HotelSelectorProps {
  readonly hotelId: string;
  readonly isHotelFlow: boolean;
  readonly dates: DaySelection;
  readonly party: Party;
  /** Told of complete dates and of none. */
  readonly onDates: (dates: DaySelection) => void;
  readonly onParty: (party: Party) => void;
}

/** Date and party selector (spec 2, section 2). */
export function HotelSelector({ hotelId, isHotelFlow, dates, party, onDates, onParty }: HotelSelectorProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [open, setOpen] = useState<'dropdown' | 'drawer'>();
  const show = () => setOpen(open ? undefined : matchMedia(WIDE).matches ? 'dropdown' : 'drawer');
  const close = () => setOpen(undefined);
  const calendar = (onClose: () => void) => (
    <HotelDates {...{ hotelId, isHotelFlow, dates, party, onClose }} onChange={onDates} closesByItself={open === 'dropdown'} />
  );
  return (
    <div className={css.selector} role="group" aria-label={t('hotel.select.label')}>
      <Dropdown
        label={t('product.dates.title')}
        size="wide"
        open={open === 'dropdown'}
        onOpenChange={(next) => (next ? show() : close())}
        trigger={(button) => (
          <Cell
            label={t('hotel.select.dates')}
            value={dates.checkin ? datesLabel(dates, locale) : t('hotel.select.add')}
            isEmpty={!dates.checkin}
            button={{ ...button, onClick: show, 'aria-expanded': open !== undefined }}
          />
        )}
      >
        {calendar}
      </Dropdown>
      <Drawer open={open === 'drawer'} onClose={close} title={t('product.dates.title')} closeLabel={t('product.close')}>
        {calendar(close)}
      </Drawer>
      <PartyPicker
        party={party}
        onChange={onParty}
        trigger={(button) => <Cell label={t('product.party.title')} value={partyLabel(party, t)} button={button} />}
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
