import { autocompleteQuery, nearPlacesQuery, offersQuery, searchActivitiesQuery, targetedBannersQuery } from '@shop/api-client';
import type { SearchDetails, Site } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { lastPageInstead, wantsFallback, type SearchFlow } from '@shop/domain';
import { giftHref, resultsHref, type SearchState } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, redirectDocument, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readSearch } from '../../views/read-search.ts';
import { placesOfFlow, unknownPlace, whereOf } from '../../views/search-draft.ts';
import { prepareParts } from './results-parts.ts';
import { activitiesBody, fallbackBody, offersBody, PAGE_SIZE } from '../../views/search-question.ts';

type Requested = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** How long a server waits for the search. Then the page goes out with placeholders, and the browser asks. */
export const TIMEOUT_MS = 2_500;

/**
 * The server asks what the query says and waits for the answer, as long as a visitor may be kept waiting. A browser asks nothing here, for its loaders do not see
 * the hash: the page asks at once, and shows skeletons meanwhile.
 */
export function loadResults(requested: Requested): Promise<Response | null> {
  return load(requested);
}

/** The same for the path of activities. */
export function loadActivities(requested: Requested): Promise<Response | null> {
  return load(requested, 'activity');
}

async function load(requested: Requested, ownFlow?: SearchFlow): Promise<Response | null> {
  const code = new URL(requested.request.url).searchParams.get('code');
  // The code of a gift is opened where codes are (GIFT-017). The server knows where.
  if (code)
    return typeof window === 'undefined'
      ? redirect(giftHref(requested.context.get(siteContext).locale, code))
      : redirectDocument(requested.request.url);
  await prepareParts(requested.context.get(siteContext).locale);
  if (typeof window !== 'undefined') return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => (timer = setTimeout(() => done('late'), TIMEOUT_MS)));
  const answer = await Promise.race([ask(requested, ownFlow), late]).finally(() => clearTimeout(timer));
  if (answer !== 'late') return answer;
  // What comes from now on would differ from the page that is sent.
  await requested.context.get(queryClientContext).cancelQueries();
  return null;
}

async function ask({ request, context }: Requested, ownFlow?: SearchFlow): Promise<Response | null> {
  const queryClient = context.get(queryClientContext);
  const site = context.get(siteContext);
  const state = readSearch({ search: new URL(request.url).search, hash: '' }, ownFlow);
  const typed = unknownPlace(state);
  if (typed !== undefined) {
    const found = await queryClient.fetchQuery(autocompleteQuery({ locale: site.locale, term: typed })).catch(() => []);
    const [first] = placesOfFlow(found, state.flow);
    if (first) return redirect(resultsHref(site.locale, { ...state, ...whereOf(first) }));
    await queryClient.prefetchQuery(nearPlacesQuery({ locale: site.locale, term: typed }));
  }
  const { totalCount } = await (state.flow === 'activity'
    ? queryClient.ensureQueryData(searchActivitiesQuery(activitiesBody(state, site))).then((answer) => answer.searchDetails)
    : askStays(queryClient, state, site));
  const last = lastPageInstead({ total: totalCount, page: state.page, pageSize: PAGE_SIZE });
  return last === undefined ? null : redirect(resultsHref(site.locale, { ...state, page: last }));
}

/** Banners and suggestions are extras: the page is served without them where they fail. */
async function askStays(client: QueryClient, state: SearchState, site: Site): Promise<SearchDetails> {
  const [answer] = await Promise.all([
    client.ensureQueryData(offersQuery(offersBody(state, site))),
    site.customerCare ? undefined : client.prefetchQuery(targetedBannersQuery({ locale: site.locale, page: 'search' })),
  ]);
  if (wantsFallback(answer.searchDetails.totalCount, PAGE_SIZE)) await client.prefetchQuery(offersQuery(fallbackBody(state, site)));
  return answer.searchDetails;
}

/**
 * Within the page the search follows the address by itself, and a window that opens over it adds an entry of the same address: only a page
 * that failed asks again.
 */
export function asksAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && document.querySelector('[data-part="results"]') === null;
}
