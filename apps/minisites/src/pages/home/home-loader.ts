import { flowOfSearch } from '@shop/routes';
import { homeQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareBelow } from './below-part.ts';

/** Critical: the content of the flow, and what its blocks show; a block that fails costs itself only. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const flow = flowOfSearch(new URL(request.url).search);
  const content = await client.ensureQueryData(homeQuery({ locale, flow }));
  if (content) await prepareBelow(client, content.blocks, locale);
  return null;
}
