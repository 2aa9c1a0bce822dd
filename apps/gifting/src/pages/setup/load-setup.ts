import { priceTiersQuery, stayQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';
import { prepareGift } from '../prepare-gift.ts';
import { statusOf } from '../status-of.ts';

/** The stay with what it costs as a gift; an unknown stay is a real 404. */
export async function loadSetup({ params, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const requested = { id: params.id ?? '', locale };
  const [status] = await Promise.all([
    statusOf(Promise.all([client.fetchQuery(stayQuery(requested)), client.fetchQuery(priceTiersQuery(requested))])),
    prepareGift(client, locale),
  ]);
  return data(null, { status });
}
