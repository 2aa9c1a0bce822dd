import { availabilitiesQuery, quoteQuery, stayQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { monthOf, nightsBetween } from '@shop/domain';
import { parseStayAddress } from '@shop/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { monthChunks, withinWindow } from '../views/stay/calendar-months.ts';
import { throwNotFound } from './not-found.ts';

const SHOWN_MONTHS = 2;

/** Critical: the stay. Beside it what its address asks for: the months shown, and the price when there are dates. */
export async function loadStay({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const client = context.get(queryClientContext);
  const { locale, today } = context.get(siteContext);
  const { id = '' } = params;
  const { checkin, checkout, adults, children, babies } = parseStayAddress({ search: new URL(request.url).search, hash: '' });
  const months = monthChunks(withinWindow(monthOf(checkin ?? today), today), SHOWN_MONTHS, today);
  await Promise.all([
    client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound),
    ...months.map((chunk) => client.prefetchQuery(availabilitiesQuery({ id, locale, ...chunk }))),
    checkin &&
      checkout &&
      client.prefetchQuery(quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies })),
  ]);
  return null;
}
