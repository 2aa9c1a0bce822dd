import { homeQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareBelow } from './below-part.ts';
import { flowOfAddress } from './flow-of-address.ts';

/** Critical: the content of the flow, and what its blocks show; a block that fails costs itself only. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const flow = flowOfAddress(new URL(request.url).search);
  const content = await client.ensureQueryData(homeQuery({ locale, flow }));
  if (content) await prepareBelow(client, content.blocks, locale);
  return null;
}
