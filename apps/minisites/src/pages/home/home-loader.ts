import { homeQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { SearchFlow } from '@shop/domain';
import { parseSearchAddress } from '@shop/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { loadBlocks } from './load-blocks.ts';

/** Critical: the content of the flow, and what its blocks show; a block that fails costs itself only. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const flow = flowOfAddress(new URL(request.url).search);
  const content = await client.ensureQueryData(homeQuery({ locale, flow }));
  if (content) await loadBlocks(client, content.blocks, locale);
  return null;
}

/** `?flow=gifting`; the home page of stays where the address says nothing else. */
export const flowOfAddress = (search: string): SearchFlow => parseSearchAddress({ search, hash: '' }).flow;
