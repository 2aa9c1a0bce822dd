import type { OrderView, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Card, Picture, Skeleton } from '@shop/design-system';
import type { CheckoutState } from '@shop/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/use-messages.ts';
import { datesLabel, partyLabel } from '../../shared/stay-labels.ts';
import css from './change.module.css';

export interface ChangeSummaryProps {
  /** The booking as it is; undefined until the shop tells. */
  readonly order: OrderView | undefined;
  readonly stay: StayDetail;
  /** What it is to become; undefined while nothing else was chosen. */
  readonly requested: CheckoutState | undefined;
  /** The difference, or why there is none. */
  readonly children: ReactNode;
}

/** The booking as it is, what it becomes, and the difference. */
export function ChangeSummary({ order, stay, requested, children }: ChangeSummaryProps) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Card look="raised" as="section" aria-label={t('product.order.change.summary')} className={css.summary}>
      <div className={css.stay}>
        <h2 className={css.small}>{t('product.order.change.now')}</h2>
        {order ? (
          <Stay
            label={order.stay.label}
            place={order.stay.hotelLabel}
            dates={datesLabel(order, locale)}
            party={partyLabel({ adults: order.adult, children: order.child, babies: order.baby }, t)}
          />
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
      {requested && (
        <div className={css.stay} data-new>
          <h2 className={css.small}>{t('product.order.change.new')}</h2>
          <Stay
            label={stay.label}
            place={stay.hotel.label}
            dates={datesLabel(requested, locale)}
            party={partyLabel(requested, t)}
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
