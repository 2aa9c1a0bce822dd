import type { Messages } from '@shop/contracts';
import { laterWords } from '@shop/i18n/later-words';

/** The words of booking management, which come with its page: no other page of the shop says them. */
export const bookingWords = laterWords({
  firstWord: 'account.booking.title',
  load: (locale) =>
    import(/* webpackChunkName: "words-[request]" */ `../../messages/compiled/later/booking-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});
