import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { bookingMessages } from '../../components/booking/booking-messages.ts';

/** The words are at hand before the page is drawn; whose booking it is, only the browser knows. */
export async function loadBooking({ context }: LoaderFunctionArgs): Promise<null> {
  await bookingMessages.prepare(context.get(siteContext).locale).catch(() => undefined);
  return null;
}
