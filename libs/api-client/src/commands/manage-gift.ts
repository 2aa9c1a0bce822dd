import { CHANGE_GIFT_DELIVERY, CORRECT_GIFT_ADDRESS, SEND_GIFT_NOW, type GiftDelivery, type GiftDeliveryChange } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** One mail of an order of gifts. */
export interface GiftMail {
  readonly orderUUID: string;
  readonly deliveryId: string;
}

const paramsOf = ({ orderUUID: uuid, deliveryId }: GiftMail) => ({ uuid, deliveryId });

/** Another time or message until the gift is sent. 400 with its field, 409 `GIFT_ALREADY_SENT`, `GIFT_BEING_SENT`; 403 without the order's proof. */
export function changeGift(mail: GiftMail, body: GiftDeliveryChange, key: string): Promise<GiftDelivery> {
  return call(CHANGE_GIFT_DELIVERY, { params: paramsOf(mail), body, key });
}

/** Sends the gift now; one that was sent stays as it is. 409 `GIFT_BOUNCED`, `GIFT_CANCELLED`. */
export function sendGiftNow(mail: GiftMail, key: string): Promise<GiftDelivery> {
  return call(SEND_GIFT_NOW, { params: paramsOf(mail), body: {}, key });
}

/** Sends the gift to another address, under a new code where it was sent before. 409 `GIFT_EXPIRED`, `GIFT_REDEEMED`, `GIFT_SENT_TOO_OFTEN`, `GIFT_BEING_SENT`. */
export function correctGiftAddress(mail: GiftMail, recipientEmail: string, key: string): Promise<GiftDelivery> {
  return call(CORRECT_GIFT_ADDRESS, { params: paramsOf(mail), body: { recipientEmail }, key });
}
