import { orderQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { throwNotFound } from '../not-found.ts';

/** The order, asked again on every visit: it may have been settled since. */
export async function loadConfirmation({ params, context }: LoaderFunctionArgs): Promise<null> {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  await client.fetchQuery({ ...orderQuery({ uuid: params.orderUUID ?? '', locale }), staleTime: 0 }).catch(throwNotFound);
  return null;
}
