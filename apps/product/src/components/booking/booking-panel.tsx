import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, Message } from '@shop/design-system';
import { addDays, priceAfterGift } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { useRef, type Ref } from 'react';
import { shownQuote } from '../../views/stay/price-view.ts';
import { promisedDiscount } from '../../views/order/choices/promised-discount.ts';
import { WALLET } from '../../views/order/payment/provider-names.ts';
import { Cancellation } from '../shared/cancellation.tsx';
import { ExpressCheckout } from '../order/express/express-checkout.tsx';
import { PriceLines } from '../price/price-lines.tsx';
import { routeLink } from '../shared/route-link.tsx';
import { showDates } from '../shared/show-dates.ts';
import { useMessages } from '../shared/use-messages.ts';
import { partyLabel } from '../shared/stay-labels.ts';
import { ActivityDays } from './activity-days.tsx';
import { BookButton, type BookProps } from './book-button.tsx';
import css from './booking-panel.module.css';
import { PartyPicker } from './party-picker.tsx';
import { PriceBanner } from './price-banner.tsx';
import { PriceNow } from './price-now.tsx';
import { RefusedPrice } from './refused-price.tsx';
import { TaxInfo } from './tax-info.tsx';

/** Price, dates, party, the days of the activities, and the button that books. */
export function BookingPanel(booking: BookProps) {
  const t = useMessages();
  const { stay, visit } = booking;
  const promised = promisedDiscount(stay, useSite());
  const { price, selection, party, gift, setParty, isMissing, step } = visit;
  const quote = shownQuote(price);
  const arrival = useRef<HTMLButtonElement>(null);
  const chooseDay = (checkin: LocalDate, nights: number) => {
    visit.setDates({ checkin, checkout: addDays(checkin, nights) });
    // The button of the day goes away with the from-price.
    arrival.current?.focus();
  };
  return (
    <Card look="raised" padding="large" as="section" aria-label={t('product.book.panel')} className={css.panel}>
      <PriceNow price={price} party={party} gift={gift} onDay={chooseDay} />
      {!gift && <PriceBanner price={price} />}
      {promised && !gift && (
        <p>
          <Badge tone="success" icon="tag">
            {t('product.banner.extra', { discount: promised.value })}
          </Badge>
        </p>
      )}
      <PriceNews {...booking} />
      <div className={css.choices}>
        <DateCell ref={arrival} label={t('product.dates.arrival')} day={selection.checkin} />
        <DateCell label={t('product.dates.departure')} day={selection.checkout} />
        <div className={css.party}>
          <PartyPicker
            party={party}
            onChange={setParty}
            trigger={(button) => (
              <button type="button" className={css.cell} {...button}>
                <span className={css.label}>{t('product.party.title')}</span>
                <span className={css.value}>{partyLabel(party, t)}</span>
              </button>
            )}
          />
        </div>
      </div>
      <ActivityDays stay={stay} visit={visit} />
      {isMissing && step.kind === 'datesMissing' && <Message kind="error">{t('product.book.chooseDates')}</Message>}
      {price.kind === 'refused' && <RefusedPrice refusal={price.refusal} />}
      <WalletFailed {...booking} />
      <BookButton {...booking} wide />
      <ExpressCheckout
        wishHref={visit.wishHref}
        isOffered={quote !== undefined && step.kind !== 'activityDaysMissing'}
        isBusy={price.kind !== 'final'}
        promised={promised}
        state={visit.state}
      />
      {quote && <PriceLines quote={quote} party={party} gift={gift} taxInfo={<TaxInfo stay={stay} />} />}
      <Cancellation policy={(quote ?? stay).cancellationPolicy} hasDates={quote !== undefined} />
    </Card>
  );
}

/** A price that has changed under the visitor's eyes is told; of a stay that a gift pays, what is left of it. */
function PriceNews({ visit: { news, gift } }: BookProps) {
  const { locale } = useSite();
  const t = useMessages();
  if (!news) return null;
  const [before, now] = [news.before, news.now].map((price) => priceAfterGift(price, gift?.value ?? 0));
  if (before === undefined || now === undefined || before === now) return null;
  return (
    <Message kind="info" live>
      {t('product.price.changed', { before: formatMoney(before, locale), now: formatMoney(now, locale) })}
    </Message>
  );
}

/** A payment that failed is told beside the buttons: that is where the window was opened from (spec 2, section 8). */
function WalletFailed({ visit: { news, state, bookHref }, onStop }: BookProps) {
  const t = useMessages();
  if (news || !state.error) return null;
  return (
    <Message
      kind="error"
      live
      action={
        <Button {...(bookHref === undefined ? { onClick: onStop } : { href: bookHref, render: routeLink })}>
          {t('product.walletFailed.book')}
        </Button>
      }
    >
      {t('product.walletFailed.text', { paymentMethod: WALLET })}
    </Message>
  );
}

interface DateCellProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly day: LocalDate | undefined;
}

function DateCell({ ref, label, day }: DateCellProps) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <button ref={ref} type="button" className={css.cell} onClick={showDates}>
      <span className={css.label}>{label}</span>
      <span className={css.value} data-empty={!day || undefined}>
        {day ? formatDay(day, locale, 'weekday') : t('product.dates.choose')}
      </span>
    </button>
  );
}
