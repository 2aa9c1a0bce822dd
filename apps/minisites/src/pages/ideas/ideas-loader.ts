import { ApiError, ideasQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';

/** The ideas; that they cannot be had stands on the page and in its status (CONT-028). A country without ideas has no such page. */
export async function ideasLoader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const ideas = await client.fetchQuery(ideasQuery({ locale })).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data({ code: 'NOT_FOUND' }, { status: 404 });
    return null;
  });
  return data(null, { status: ideas ? 200 : 503 });
}
