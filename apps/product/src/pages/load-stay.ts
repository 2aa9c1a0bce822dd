import {
  availabilitiesQuery,
  partyPriceQuery,
  priceTiersQuery,
  quoteQuery,
  stayOffersQuery,
  stayQuery,
  upsellsQuery,
} from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { isDefaultParty, monthOf, nightsBetween } from '@shop/domain';
import { parseStayAddress, flowOfSearch } from '@shop/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareMessages } from '../components/shared/deferred-messages.tsx';
import { monthChunks, withinWindow } from '../views/stay/calendar-months.ts';
import { throwNotFound } from './not-found.ts';
import { codeOrDocument } from './or-document.tsx';
import { redirectToOwnSlug } from './own-slug.ts';
import { Body } from './stay-parts.ts';

const SHOWN_MONTHS = 2;

/** Critical: the stay. Beside it what its address asks for: the months shown, what can be added, and prices where there are dates. */
export async function loadStay(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const client = context.get(queryClientContext);
  const { locale, today } = context.get(siteContext);
  const { id = '' } = params;
  const { search } = new URL(request.url);
  const { checkin, checkout, adults, children, babies, offerId = id, activityDates } = parseStayAddress({ search, hash: '' });
  const isGift = flowOfSearch(search) === 'gifting';
  const wish = { id, locale, adults, children, babies };
  const dated = checkin && checkout && { ...wish, checkin, nights: nightsBetween(checkin, checkout) };
  const months = monthChunks(withinWindow(monthOf(checkin ?? today), today), SHOWN_MONTHS, today);
  const [stay] = await Promise.all([
    client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound),
    ...months.map((chunk) => client.prefetchQuery(availabilitiesQuery({ id, locale, ...chunk }))),
    client.prefetchQuery(upsellsQuery(dated || wish)),
    !dated && !isGift && !isDefaultParty(wish) && client.prefetchQuery(partyPriceQuery(wish)),
    dated && client.prefetchQuery(stayOffersQuery(dated)),
    dated && client.prefetchQuery(quoteQuery({ ...dated, id: offerId, activityDates })),
    isGift && client.prefetchQuery(priceTiersQuery({ id, locale })),
    codeOrDocument(Promise.all([Body.prepare(), prepareMessages('stay', locale)]), request),
  ]);
  redirectToOwnSlug(args, stay);
  return null;
}
