import { ApiError, staticPageQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';

/** On the server the page is whole; in the browser it opens at once and shows that its text is coming. */
export async function contentLoader({ params, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const requested = staticPageQuery({ id: params.id ?? '', locale });
  if (typeof window !== 'undefined') void client.prefetchQuery(requested);
  else await client.fetchQuery(requested).catch(notFound);
  return null;
}

/** A page that the locale does not have is a real 404. */
function notFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data({ code: 'NOT_FOUND' }, { status: 404 });
  throw error;
}
