import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Card, Picture, Skeleton } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import type { CheckoutState } from '@shop/routes';
import type { PriceView } from '../../../views/stay/price-view.ts';
import { Cancellation } from '../../shared/cancellation.tsx';
import { PriceLines } from '../../shared/price-lines.tsx';
import { routeLink } from '../../shared/route-link.tsx';
import { stayHref } from '../../shared/stay-href.ts';
import { useWords } from '../../shared/use-words.ts';
import { partyWords } from '../../shared/words-of-stay.ts';
import css from './order-summary.module.css';

export interface OrderSummaryProps {
  readonly stay: StayDetail;
  readonly asked: CheckoutState;
  readonly price: PriceView;
}

/** What is being bought. */
export function OrderSummary({ stay, asked, price }: OrderSummaryProps) {
  const { locale } = useSite();
  const words = useWords();
  const image = stay.images[0];
  return (
    <Card look="raised" as="section" aria-label={words('product.checkout.summary')} className={css.summary}>
      {image && <Picture url={image} alt="" shape="card" sizes="(min-width: 62rem) 22rem, 40vw" className={css.picture} />}
      <div className={css.text}>
        <h2 className={css.name}>{stay.label}</h2>
        <p className={css.place}>
          {stay.hotel.label}, {stay.hotel.location.label}
        </p>
      </div>
      <dl className={css.facts}>
        <Fact
          name={words('product.dates.arrival')}
          value={formatDay(asked.checkin, locale, 'long')}
          aside={words('product.summary.from', { time: stay.hotel.checkInOut.checkin })}
        />
        <Fact
          name={words('product.dates.departure')}
          value={formatDay(asked.checkout, locale, 'long')}
          aside={words('product.summary.until', { time: stay.hotel.checkInOut.checkout })}
        />
        <Fact name={words('product.party.title')} value={partyWords(asked, words)} />
        <Fact name={words('product.room.title')} value={stay.room.label} />
      </dl>
      <div className={css.price}>
        {price.kind === 'final' ? <PriceLines quote={price.quote} party={asked} /> : <Skeleton lines={3} />}
        {price.kind === 'final' && <Cancellation policy={price.quote.cancellationPolicy} hasDates />}
      </div>
      <p className={css.change}>{routeLink({ href: stayHref(stay, asked, locale), children: words('product.checkout.change') })}</p>
    </Card>
  );
}

function Fact({ name, value, aside }: { readonly name: string; readonly value: string; readonly aside?: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>
        {value}
        {aside && <span className={css.aside}> {aside}</span>}
      </dd>
    </div>
  );
}
