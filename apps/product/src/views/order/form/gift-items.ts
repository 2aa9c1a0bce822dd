import type { GiftRecipient, OrderItems } from '@shop/contracts';
import { chosenSendTime, plainText, trimCustomization, type GiftCustomization, type SendingChoice } from '@shop/domain';
import type { OrderValues } from './buyer.ts';
import { filled } from './order-body.ts';
import { ownSendTime, recipientFields } from './recipients.ts';

export interface GivenGift {
  readonly values: OrderValues;
  /** The giver's words. */
  readonly customization?: GiftCustomization | undefined;
  /** How it reaches its recipient; undefined where nobody has chosen. */
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
 * One address for all pieces, or a recipient for each where one has more than that: an address, a name, words or a time of its own.
 * The words and the time of the gift count where there are none; a piece without an address goes to the first, as that does.
 */
function recipientsOf(
  values: OrderValues,
  { quantity = 1, timeZone }: { readonly quantity: number | undefined; readonly timeZone: string },
): Pick<NonNullable<OrderItems['boxItem']>, 'recipientEmail' | 'recipients'> {
  const [first, ...further] = Array.from({ length: quantity }, (_, piece) => recipientOf(values, { piece, quantity, timeZone }));
  if (!first?.recipientEmail) return {};
  if (!further.some(({ recipientEmail }) => recipientEmail) && !first.firstName && !first.message)
    return { recipientEmail: first.recipientEmail };
  return { recipients: [first, ...further.map((recipient) => (recipient.recipientEmail ? recipient : first))] };
}

/** What is typed for one piece; a gift of one piece has its words and its time already. */
function recipientOf(
  values: OrderValues,
  { piece, quantity, timeZone }: { readonly piece: number; readonly quantity: number; readonly timeZone: string },
): GiftRecipient {
  const { email, name, message } = recipientFields(piece);
  const sendAt = piece > 0 ? ownSendTime(values, piece, timeZone) : undefined;
  return {
    recipientEmail: (values[email] ?? '').trim(),
    ...filled('firstName', plainText(values[name] ?? '')),
    ...(quantity > 1 && filled('message', values[message] ?? '')),
    ...(sendAt && { sendAt }),
  };
}
