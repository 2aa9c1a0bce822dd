import { activityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor, formatActivityHash, type ActivityCheckout as AskedActivity } from '@shop/routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ActivityFacts } from '../../components/order/summary/activity-facts.tsx';
import { OrderRefused } from '../../components/order/summary/order-refused.tsx';
import { OrderSummary } from '../../components/order/summary/order-summary.tsx';
import { useWords } from '../../components/shared/use-words.ts';
import { CheckoutDesk } from './desk/checkout-desk.tsx';

/** The booking summary of an activity: for oneself or as a digital gift, for a party that it is sold to. */
export function ActivityCheckout({ asked }: { readonly asked: AskedActivity }) {
  const { locale } = useSite();
  const words = useWords();
  const { data: activity } = useSuspenseQuery(activityQuery({ id: asked.id, locale }));
  const { id, slug, label, mainActivityCenter: centre, published, prices } = activity;
  const backHref = `${hrefFor('activity', locale, { id, slug })}${formatActivityHash(asked)}`;
  const isSold = published && prices[String(asked.adults)] !== undefined;
  return (
    <CheckoutDesk
      basket={{ kind: 'activity', asked }}
      backHref={backHref}
      refused={
        !isSold && (
          <OrderRefused
            title={words('product.order.summary.activityGone')}
            back={words('product.order.summary.activityBack')}
            backHref={backHref}
          />
        )
      }
      summary={(price) => (
        <OrderSummary
          label={words('product.order.summary.activity')}
          title={label}
          place={`${centre.label}, ${centre.location.label}`}
          imageUrl={activity.images[0]}
          product="activity"
          price={price}
          change={{ href: backHref, text: words('product.order.summary.activityChange') }}
        >
          <ActivityFacts asked={asked} />
        </OrderSummary>
      )}
    />
  );
}
