import { boxOffersQuery, boxQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';
import { boxCode } from '../../views/box-code.ts';
import { prepareGift } from '../prepare-gift.ts';
import { statusOf } from '../status-of.ts';
import { Below } from './box-parts.ts';

/** The box with the first of its stays; an unknown code is a real 404 (GIFT-023). */
export async function loadBox({ params, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const requested = { code: boxCode(params.code), locale };
  const [status] = await Promise.all([
    statusOf(client.fetchQuery(boxQuery(requested))),
    client.prefetchInfiniteQuery(boxOffersQuery(requested)),
    prepareGift(client, locale),
    // Code that cannot be had is requested again by the part itself.
    Below.prepare().catch(() => undefined),
  ]);
  return data(null, { status });
}
