import type { OrderItems } from '@shop/contracts';
import { chosenSendTime, trimCustomization, type GiftCustomization, type SendingChoice } from '@shop/domain';
import type { OrderValues } from './buyer.ts';
import { filled } from './order-body.ts';
import { ownSendTime, recipientFields } from './recipients.ts';

export interface GivenGift {
  readonly values: OrderValues;
  /** The giver's words. */
  readonly customization?: GiftCustomization | undefined;
  /** How it reaches whoever gets it; undefined where nobody has chosen. */
  readonly sending?: SendingChoice | undefined;
  /** IANA, of recipients for whom no other is chosen. */
  readonly timeZone: string;
  /** A time that has passed by then is at once. */
  readonly now: Date;
}

/** Who gives, and whom the gift is sent to: by mail, or by post to the country that its price is for. */
export function withDelivery(items: OrderItems, { values, customization, sending, timeZone, now }: GivenGift): OrderItems {
  const sendAt = chosenSendTime(sending, now);
  const mailedTo = (quantity: number | undefined) =>
    sending?.way === 'self' ? {} : { ...recipientsOf(values, { quantity, timeZone }), ...(sendAt && { sendAt }) };
  const words = customization ? trimCustomization(customization) : {};
  const sent = <
    Item extends
      NonNullable<OrderItems['boxItem']> | NonNullable<OrderItems['giftCardItem']> | NonNullable<OrderItems['singleVoucherItem']>,
  >(
    item: Item,
  ): Item => ({
    ...item,
    ...(Object.keys(words).length > 0 && { customization: words }),
    ...(item.format === 'physical'
      ? item.shippingAddress && {
          shippingAddress: {
            name: values.shipName.trim(),
            addressLine: values.shipAddressLine.trim(),
            postalCode: values.shipPostalCode.trim(),
            city: values.shipCity.trim(),
            country: item.shippingAddress.country,
          },
        }
      : mailedTo(item.quantity)),
  });
  const { boxItem, giftCardItem, singleVoucherItem } = items;
  return {
    ...items,
    ...(boxItem && { boxItem: sent(boxItem) }),
    ...(giftCardItem && { giftCardItem: sent(giftCardItem) }),
    ...(singleVoucherItem && { singleVoucherItem: sent(singleVoucherItem) }),
  };
}

/**
 * One address for all pieces, or one for each where any has its own: with words and time of its own where some are given, else those
 * of the gift. A piece without an address goes to the first, with the words of that.
 */
function recipientsOf(
  values: OrderValues,
  { quantity = 1, timeZone }: { readonly quantity: number | undefined; readonly timeZone: string },
): Pick<NonNullable<OrderItems['boxItem']>, 'recipientEmail' | 'recipients'> {
  const addresses = Array.from({ length: quantity }, (_, piece) => (values[recipientFields(piece).email] ?? '').trim());
  const [first = '', ...further] = addresses;
  if (!further.some(Boolean)) return filled('recipientEmail', first);
  const recipients = addresses.map((address, piece) => {
    const sendAt = piece > 0 && address ? ownSendTime(values, piece, timeZone) : undefined;
    return {
      recipientEmail: address || first,
      ...filled('message', values[recipientFields(address ? piece : 0).message] ?? ''),
      ...(sendAt && { sendAt }),
    };
  });
  return { recipients };
}
