import { START, flowOfSearch, minisiteOf, resultsHref } from '@shop/routes';
import { homeQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { prepareBelow } from './below-part.ts';

/** The experiment whose visitors search single vouchers at once, without the home page of gifts (spec 1, section 6). */
const EXPERIMENT = 'singleVoucherSearch';

/** Critical: the content of the flow, and what its blocks show; a block that fails costs itself only. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale, experiments } = context.get(siteContext);
  const { search } = new URL(request.url);
  const flow = flowOfSearch(search);
  if (flow === 'gifting' && experiments?.[EXPERIMENT] === 'redirect')
    return redirect(resultsHref(locale, { ...START, flow, minisite: minisiteOf(search) }));
  const content = await client.ensureQueryData(homeQuery({ locale, flow }));
  if (content) await prepareBelow(client, content.blocks, locale);
  return null;
}
