import { activityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor, formatActivityHash, type ActivityCheckout as RequestedActivity } from '@shop/routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ActivityFacts } from '../../components/order/summary/activity-facts.tsx';
import { OrderRefused } from '../../components/order/summary/order-refused.tsx';
import { OrderSummary } from '../../components/order/summary/order-summary.tsx';
import { useMessages } from '../../components/shared/use-messages.ts';
import { CheckoutForm } from './checkout-form/checkout-form.tsx';

/** The booking summary of an activity: for oneself or as a digital gift, for a party that it is sold to. */
export function ActivityCheckout({ requested }: { readonly requested: RequestedActivity }) {
  const { locale } = useSite();
  const t = useMessages();
  const { data: activity } = useSuspenseQuery(activityQuery({ id: requested.id, locale }));
  const { id, slug, label, mainActivityCenter: centre, published, prices } = activity;
  const backHref = `${hrefFor('activity', locale, { id, slug })}${formatActivityHash(requested)}`;
  const isSold = published && prices[String(requested.adults)] !== undefined;
  return (
    <CheckoutForm
      basket={{ kind: 'activity', requested }}
      backHref={backHref}
      refused={
        !isSold && (
          <OrderRefused
            title={t('product.order.summary.activityGone')}
            back={t('product.order.summary.activityBack')}
            backHref={backHref}
          />
        )
      }
      summary={(price) => (
        <OrderSummary
          label={t('product.order.summary.activity')}
          title={label}
          place={`${centre.label}, ${centre.location.label}`}
          imageUrl={activity.images[0]}
          product="activity"
          price={price}
          change={{ href: backHref, text: t('product.order.summary.activityChange') }}
        >
          <ActivityFacts requested={requested} />
        </OrderSummary>
      )}
    />
  );
}
