import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { accountMessages } from '../../components/account/account-messages.ts';
import { bookingMessages } from '../../components/booking/booking-messages.ts';

/** The words are at hand before the page is drawn; whose trip it is, only the browser knows. */
export async function loadTrip({ context }: LoaderFunctionArgs): Promise<null> {
  const { locale } = context.get(siteContext);
  await Promise.allSettled([accountMessages.prepare(locale), bookingMessages.prepare(locale)]);
  return null;
}
