import type { OrderView, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Card, Picture, Skeleton } from '@shop/design-system';
import type { CheckoutState } from '@shop/routes';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/use-words.ts';
import { datesWords, partyWords } from '../../shared/words-of-stay.ts';
import css from './change.module.css';

export interface ChangeSummaryProps {
  /** The booking as it is; undefined until the shop tells. */
  readonly order: OrderView | undefined;
  readonly stay: StayDetail;
  /** What it is to become; undefined while nothing else was chosen. */
  readonly asked: CheckoutState | undefined;
  /** The difference, or why there is none. */
  readonly children: ReactNode;
}

/** The booking as it is, what it becomes, and the difference. */
export function ChangeSummary({ order, stay, asked, children }: ChangeSummaryProps) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <Card look="raised" as="section" aria-label={words('product.order.change.summary')} className={css.summary}>
      <div className={css.stay}>
        <h2 className={css.small}>{words('product.order.change.now')}</h2>
        {order ? (
          <Stay
            label={order.stay.label}
            place={order.stay.hotelLabel}
            dates={datesWords(order, locale)}
            party={partyWords({ adults: order.adult, children: order.child, babies: order.baby }, words)}
          />
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
      {asked && (
        <div className={css.stay} data-new>
          <h2 className={css.small}>{words('product.order.change.new')}</h2>
          <Stay
            label={stay.label}
            place={stay.hotel.label}
            dates={datesWords(asked, locale)}
            party={partyWords(asked, words)}
            imageUrl={stay.id === order?.stay.id ? undefined : stay.images[0]}
          />
        </div>
      )}
      {children}
    </Card>
  );
}

interface StayProps {
  readonly label: string;
  readonly place: string;
  readonly dates: string;
  readonly party: string;
  readonly imageUrl?: string | undefined;
}

function Stay({ label, place, dates, party, imageUrl }: StayProps) {
  return (
    <>
      {imageUrl && <Picture url={imageUrl} alt="" shape="wide" sizes="(min-width: 62rem) 22rem, 100vw" className={css.picture} />}
      <p className={css.name}>{label}</p>
      <p className={css.quiet}>{place}</p>
      <p>{dates}</p>
      <p className={css.quiet}>{party}</p>
    </>
  );
}
