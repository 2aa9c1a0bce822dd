import { boxQuery, stayQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { CUSTOMIZATION_KEY, GIFT_CARD_PICTURE, readCustomization, readSending, SENDING_KEY, type GiftFormat } from '@shop/domain';
import { formatMoney, shopNow } from '@shop/i18n';
import {
  giftSetupHref,
  type BoxCheckout as RequestedBox,
  type GiftCardCheckout as RequestedCard,
  type GiftCheckout as SoldGift,
  type SingleVoucherCheckout as RequestedVoucher,
} from '@shop/routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DeliveryFields } from '../../components/order/buyer/delivery-fields.tsx';
import { GiftQuantity } from '../../components/order/choices/gift-quantity.tsx';
import { GiftFacts } from '../../components/order/summary/gift-facts.tsx';
import { OrderSummary } from '../../components/order/summary/order-summary.tsx';
import { useStored } from '../../components/order/use-stored.ts';
import { useMessages } from '../../components/shared/use-messages.ts';
import { withDelivery } from '../../views/order/form/gift-items.ts';
import { CheckoutForm } from './checkout-form/checkout-form.tsx';
import type { GiftPart } from './checkout-form/gift-part.ts';

const CARD_IMAGE = `/images/${GIFT_CARD_PICTURE}/640_360.webp`;

/** The booking summary of a gift box. */
function BoxCheckout({ requested }: { readonly requested: RequestedBox }) {
  const { locale } = useSite();
  const t = useMessages();
  const { data: box } = useSuspenseQuery(boxQuery({ code: requested.id, locale }));
  return (
    <GiftSummary
      gift={{ kind: 'box', requested }}
      title={box.title}
      place={t('product.order.line.box')}
      imageUrl={box.mainImageBySize['640_360']}
      nights={box.nights}
    />
  );
}

/** The booking summary of a gift card. */
function GiftCardCheckout({ requested }: { readonly requested: RequestedCard }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <GiftSummary
      gift={{ kind: 'giftCard', requested }}
      title={t('product.order.line.giftCard')}
      place={formatMoney(requested.amount, locale)}
      imageUrl={CARD_IMAGE}
    />
  );
}

/** The booking summary of a stay as a gift. */
function SingleVoucherCheckout({ requested }: { readonly requested: RequestedVoucher }) {
  const { locale } = useSite();
  const { data: stay } = useSuspenseQuery(stayQuery({ id: requested.id, locale }));
  return (
    <GiftSummary
      gift={{ kind: 'singleVoucher', requested }}
      title={stay.label}
      place={`${stay.hotel.label}, ${stay.hotel.location.label}`}
      imageUrl={stay.images[0]}
      nights={requested.nights}
    />
  );
}

interface GiftSummaryProps {
  readonly gift: SoldGift;
  readonly title: string;
  readonly place: string;
  readonly imageUrl: string | undefined;
  readonly nights?: number;
}

function GiftSummary({ gift, title, place, imageUrl, nights }: GiftSummaryProps) {
  const { locale } = useSite();
  const t = useMessages();
  const backHref = giftSetupHref(locale, gift);
  return (
    <CheckoutForm
      basket={gift}
      gift={useGiftPart(gift.requested.format)}
      backHref={backHref}
      summary={(price, { quantity }) => (
        <OrderSummary
          label={t('product.order.gift.summary')}
          title={title}
          place={place}
          imageUrl={imageUrl}
          product={gift.kind}
          quantity={quantity}
          isShipped={gift.requested.format === 'physical'}
          price={price}
          change={{ href: backHref, text: t('product.order.gift.change') }}
        >
          <GiftFacts format={gift.requested.format} {...(nights !== undefined && { nights })} />
        </OrderSummary>
      )}
    />
  );
}

/** What was chosen when the gift was set up, as the form takes it. */
function useGiftPart(format: GiftFormat): GiftPart {
  const site = useSite();
  const customization = readCustomization(useStored(CUSTOMIZATION_KEY));
  const sending = readSending(useStored(SENDING_KEY));
  const clock = { now: shopNow(site), timeZone: sending?.sendAt.timeZone ?? site.timeZone };
  // What the buyer gives by hand goes to nobody else.
  const isSent = format === 'physical' || sending?.way !== 'self';
  return {
    ...(isSent && {
      delivery: {
        format,
        isMailed: sending !== undefined,
        clock,
        fields: (chosen) => <DeliveryFields format={format} sending={sending} clock={clock} {...chosen} />,
      },
    }),
    quantity: (chosen) => <GiftQuantity way={format === 'digital' && isSent ? 'mailed' : format} {...chosen} />,
    givenItems: (items, values) => withDelivery(items, { values, customization, sending, timeZone: clock.timeZone, now: shopNow(site) }),
  };
}

/** The booking summary of whatever gift is sold. */
export function GiftCheckout({ sold }: { readonly sold: SoldGift }) {
  if (sold.kind === 'box') return <BoxCheckout requested={sold.requested} />;
  if (sold.kind === 'giftCard') return <GiftCardCheckout requested={sold.requested} />;
  return <SingleVoucherCheckout requested={sold.requested} />;
}
