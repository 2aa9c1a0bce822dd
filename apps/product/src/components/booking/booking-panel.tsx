import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Card, Message } from '@shop/design-system';
import type { DaySelection, Party } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { PriceView } from '../../views/stay/price-view.ts';
import { Cancellation } from '../shared/cancellation.tsx';
import { PriceLines } from '../shared/price-lines.tsx';
import { useWords } from '../shared/use-words.ts';
import { partyWords } from '../shared/words-of-stay.ts';
import { BookButton, type BookProps } from './book-button.tsx';
import css from './booking-panel.module.css';
import { PartyPicker } from './party-picker.tsx';
import { PriceBanner } from './price-banner.tsx';
import { PriceNow } from './price-now.tsx';
import { RefusedPrice } from './refused-price.tsx';

/** What the booking panel and the phone's bar both know. */
export interface BookingProps extends BookProps {
  readonly price: PriceView;
  readonly selection: DaySelection;
  readonly party: Party;
}

export interface BookingPanelProps extends BookingProps {
  readonly stay: StayDetail;
  readonly datesAreMissing: boolean;
  readonly onParty: (party: Party) => void;
}

/** Price, dates, party and the button that books. */
export function BookingPanel({ stay, datesAreMissing, onParty, ...booking }: BookingPanelProps) {
  const words = useWords();
  const { price, selection, party, onShowCalendar } = booking;
  return (
    <Card look="raised" padding="large" as="section" aria-label={words('product.book.panel')} className={css.panel}>
      <PriceNow price={price} party={party} />
      <PriceBanner price={price} />
      <div className={css.choices}>
        <DateCell label={words('product.dates.arrival')} day={selection.checkin} onPress={onShowCalendar} />
        <DateCell label={words('product.dates.departure')} day={selection.checkout} onPress={onShowCalendar} />
        <div className={css.party}>
          <PartyPicker
            party={party}
            onChange={onParty}
            trigger={(button) => (
              <button type="button" className={css.cell} {...button}>
                <span className={css.label}>{words('product.party.title')}</span>
                <span className={css.value}>{partyWords(party, words)}</span>
              </button>
            )}
          />
        </div>
      </div>
      {datesAreMissing && <Message kind="error">{words('product.book.chooseDates')}</Message>}
      {price.kind === 'refused' && <RefusedPrice refusal={price.refusal} onShowCalendar={onShowCalendar} />}
      <BookButton {...booking} wide />
      {price.kind === 'final' && <PriceLines quote={price.quote} party={party} />}
      <Cancellation
        policy={price.kind === 'final' ? price.quote.cancellationPolicy : stay.cancellationPolicy}
        hasDates={price.kind === 'final'}
      />
    </Card>
  );
}

function DateCell({ label, day, onPress }: { readonly label: string; readonly day: string | undefined; readonly onPress: () => void }) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <button type="button" className={css.cell} onClick={onPress}>
      <span className={css.label}>{label}</span>
      <span className={css.value} data-empty={!day || undefined}>
        {day ? formatDay(day, locale, 'weekday') : words('product.dates.choose')}
      </span>
    </button>
  );
}
