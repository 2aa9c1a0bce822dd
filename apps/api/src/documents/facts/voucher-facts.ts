import type { SoldVoucher } from '@shop/contracts';
import { giftValidity, type DrawnLook } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { type Fact, homeOf, mailMessages, type Sender } from '../../mail/index.ts';
import { documentMessages } from '../messages/document-messages.ts';
import type { OrderDetails } from '../order-details.ts';
import { centreFacts } from './order-facts.ts';

/** What the recipient of a voucher reads about it: not the price of a stay or box. */
export function voucherFacts(printed: OrderDetails, voucher: SoldVoucher): Fact[] {
  const { locale, gift } = printed;
  const words = documentMessages(locale);
  const { nights = null, adults = 2 } = voucher.exchanged ?? gift ?? {};
  return [
    ...(voucher.kind === 'GIFTCARD' ? [[words.gift.value, formatMoney(voucher.value, locale)] as Fact] : []),
    ...(nights ? [[words.parts.stay, words.nights(nights)] as Fact] : []),
    ...(voucher.kind === 'GIFTCARD' ? [] : [[words.gift.forWhom, mailMessages(locale).adults(adults)] as Fact]),
    [words.gift.validUntil, formatDay(voucher.expiresOn, locale, 'long')],
    ...centreFacts(printed),
  ];
}

/** What a voucher shows first, in words too: the drawing that its buyer has chosen, or the picture of what is given; none of another one that it was exchanged for. */
export function voucherCover(
  { locale, gift, picture }: OrderDetails,
  { label, exchanged }: SoldVoucher,
): { readonly picture: Buffer | DrawnLook; readonly alt: string } | undefined {
  const words = documentMessages(locale).gift;
  if (gift?.look) return { picture: gift.look, alt: words.looks[gift.look] };
  // The picture is that of what was bought.
  const isOther = exchanged !== undefined && label !== gift?.name;
  return isOther ? undefined : picture && { picture, alt: words.picture(label) };
}

/** How a voucher is redeemed: at the shop, or by a call to the centre of an activity. */
export function howToRedeem({ locale, centres }: OrderDetails, signed: Sender): string {
  const { gift } = documentMessages(locale);
  return centres.length > 0 ? gift.howToActivity : gift.howTo(homeOf(locale, signed));
}

/** How long it is good, and what it pays (GIFT-033 to GIFT-035). What a box was exchanged for is good as long as the box. */
export function voucherTerms(
  { locale }: OrderDetails,
  { kind, exchanged }: SoldVoucher,
): { readonly title: string; readonly text: string } {
  const { title, valid, covers } = documentMessages(locale).gift.terms;
  return { title, text: `${valid(giftValidity(exchanged ? 'BOX' : kind).months)} ${covers[kind]}` };
}

/** Who gives it, as the mail of this piece says, or the gift: its buyer, where nobody is named. One that was given on without a name (`fromName` is empty) names nobody. */
export function giverWords(
  { locale, gift, buyer, deliveries }: OrderDetails,
  { deliveryId }: Pick<SoldVoucher, 'deliveryId'>,
): { readonly from: string; readonly message: string | undefined } {
  const words = documentMessages(locale).gift;
  const mailed = deliveries.find(({ id }) => id === deliveryId);
  const message = (mailed ? mailed.message : gift?.message)?.trim();
  const name = mailed?.fromName ?? gift?.fromName ?? buyer.firstName;
  return { from: name && words.from(name), message: message && words.message(message) };
}

/** Whether its buyer prints a digital gift: no mail brings it to its recipient. */
export function isGivenByHand({ gift }: Pick<OrderDetails, 'gift'>): boolean {
  return gift?.format === 'digital' && !gift.recipientEmail;
}
