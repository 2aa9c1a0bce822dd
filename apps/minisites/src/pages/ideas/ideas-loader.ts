import { ideasQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';

/** The ideas; that they cannot be had is told on the page and by its status (spec 2, section 8). */
export async function ideasLoader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const ideas = await client.fetchQuery(ideasQuery({ locale })).catch(() => null);
  return data(null, { status: ideas ? 200 : 503 });
}
