import type { Messages } from '@shop/contracts';
import { retryFetch } from '@shop/design-system';
import { deferredMessages } from '@shop/i18n/deferred-messages';

/** The words of booking management, which come with its page: no other page of the shop says them. */
export const bookingMessages = deferredMessages({
  firstMessage: 'account.booking.title',
  retryFetch,
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/booking-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});
