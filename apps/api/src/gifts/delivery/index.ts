/** When and to whom a gift is sent. */
export { cancelDeliveries } from './cancel-deliveries.ts';
export { changeDelivery, correctAddress, correctAddressWithin, correctableGift, sendNow } from './change-delivery.ts';
export type { OfDelivery } from './change-delivery.ts';
export { checkSendTime } from './check-send-time.ts';
export { recordGiftEvent } from './gift-events.ts';
export { sendGift } from './send-gift.ts';
export { sentTo } from './sent-to.ts';
export { isScheduled } from './is-scheduled.ts';
