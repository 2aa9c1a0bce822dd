import { quoteQuery, stayQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { nightsBetween } from '@shop/domain';
import { parseCheckoutAddress } from '@shop/routes';
import { data, type LoaderFunctionArgs } from 'react-router';
import { throwNotFound } from './not-found.ts';

/** The stay and its price; an address that lacks something is answered with 400 and a page that says so. */
export async function loadCheckout({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const asked = parseCheckoutAddress(new URL(request.url).search);
  if ('missing' in asked) return data({ code: 'INVALID_FIELD', field: asked.missing }, { status: 400 });
  const { id, checkin, checkout, adults, children, babies } = asked;
  await Promise.all([
    client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound),
    client.prefetchQuery(quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies })),
  ]);
  return null;
}
