import { quoteQuery, stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { nightsBetween, roomsLeft } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import type { CheckoutState } from '@shop/routes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { OrderRefused } from '../../components/order/summary/order-refused.tsx';
import { OrderSummary } from '../../components/order/summary/order-summary.tsx';
import { StayFacts } from '../../components/order/summary/stay-facts.tsx';
import { stayHref } from '../../components/shared/stay-href.ts';
import { useMessages } from '../../components/shared/use-messages.ts';
import { promisedDiscount } from '../../views/order/choices/promised-discount.ts';
import { lacksActivityDay } from '../../views/order/lacks-activity-day.ts';
import { refusalOf } from '../../views/stay/price-view.ts';
import css from './checkout.module.css';
import { CheckoutForm } from './checkout-form/checkout-form.tsx';
import { useLoggedRefusal } from './checkout-form/use-logged-refusal.ts';
import type { CheckoutAnswer } from './load-checkout.ts';

/** The booking summary of a stay. Its quote is asked once: an order checks the price again. */
export function StayCheckout({ requested }: { readonly requested: CheckoutState }) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const { data: stay } = useSuspenseQuery(stayQuery({ id: requested.id, locale }));
  const { id, checkin, checkout, adults, children, babies, activityDates } = requested;
  const quote = useQuery({
    ...quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies, activityDates }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { refusal: reported } = useLoaderData<CheckoutAnswer | undefined>() ?? {};
  const isRefused = isRefusal(quote.error);
  const refusal = isRefused ? refusalOf(quote.error) : quote.data ? undefined : reported;
  useLoggedRefusal(refusal?.code);
  const backHref = stayHref(stay, requested, locale);
  const wayBack = { back: t('product.checkout.backToStay'), backHref };
  const tax = quote.data?.localTaxTotalAmount ?? 0;
  const rooms = quote.data?.availableRooms ?? Infinity;
  return (
    <CheckoutForm
      basket={{ kind: 'stay', requested }}
      terms={quote.data && { policy: quote.data.cancellationPolicy, amount: quote.data.priceInfo.sellPrice }}
      promised={promisedDiscount(stay, site)}
      backHref={backHref}
      refused={
        refusal ? (
          <OrderRefused title={t(`product.refusal.${refusal.kind}`)} text={t('product.checkout.refused')} {...wayBack} />
        ) : (
          lacksActivityDay(stay, requested) && (
            <OrderRefused title={t('product.checkout.incompleteTitle')} text={t('product.order.summary.dayMissing')} {...wayBack} />
          )
        )
      }
      summary={(price) => (
        <OrderSummary
          label={t('product.checkout.summary')}
          title={stay.label}
          place={`${stay.hotel.label}, ${stay.hotel.location.label}`}
          imageUrl={stay.images[0]}
          product="stay"
          price={price}
          change={{ href: backHref, text: t('product.checkout.change') }}
          notes={
            <>
              {tax > 0 && <p className={css.note}>{t('product.order.line.atHotel', { amount: formatMoney(tax, locale) })}</p>}
              {roomsLeft(rooms) && <p className={css.scarce}>{t('product.price.roomsLeft', { count: rooms })}</p>}
            </>
          }
        >
          <StayFacts stay={stay} requested={requested} />
        </OrderSummary>
      )}
    />
  );
}

/** The shop said no; a failure may pass and leaves the summary as it is. */
function isRefusal(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as { status?: number };
  return status >= 400 && status < 500 && status !== 429;
}
