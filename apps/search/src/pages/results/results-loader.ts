import { autocompleteQuery, offersQuery, searchActivitiesQuery, targetedBannersQuery } from '@shop/api-client';
import type { Site } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { wantsFallback, type SearchFlow } from '@shop/domain';
import { resultsHref, type SearchState } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readSearch } from '../../views/read-search.ts';
import { whereOf } from '../../views/search-draft.ts';
import { prepareParts } from './results-parts.ts';
import { activitiesBody, fallbackBody, offersBody, PAGE_SIZE } from '../../views/search-question.ts';

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** How long a server waits for the search. Then the page goes out with placeholders, and the browser asks. */
export const PATIENCE_MS = 2_500;

/**
 * The server asks what the query says and waits for the answer, as long as a visitor may be kept waiting. A browser asks nothing here, for its loaders do not see
 * the hash: the page asks at once, and shows skeletons meanwhile.
 */
export function loadResults(asked: Asked): Promise<Response | null> {
  return load(asked);
}

/** The same for the path of activities. */
export function loadActivities(asked: Asked): Promise<Response | null> {
  return load(asked, 'activity');
}

async function load(asked: Asked, ownFlow?: SearchFlow): Promise<Response | null> {
  await prepareParts(asked.context.get(siteContext).locale);
  if (typeof window !== 'undefined') return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => (timer = setTimeout(() => done('late'), PATIENCE_MS)));
  const answer = await Promise.race([ask(asked, ownFlow), late]).finally(() => clearTimeout(timer));
  if (answer !== 'late') return answer;
  // What comes from now on would differ from the page that is sent.
  await asked.context.get(queryClientContext).cancelQueries();
  return null;
}

async function ask({ request, context }: Asked, ownFlow?: SearchFlow): Promise<Response | null> {
  const queryClient = context.get(queryClientContext);
  const site = context.get(siteContext);
  const state = readSearch({ search: new URL(request.url).search, hash: '' }, ownFlow);
  if (isOnlyTyped(state)) {
    const [first] = await queryClient
      .fetchQuery(autocompleteQuery({ locale: site.locale, term: state.place?.value ?? '' }))
      .catch(() => []);
    if (first) return redirect(resultsHref(site.locale, { ...state, ...whereOf(first) }));
  }
  await (state.flow === 'activity'
    ? queryClient.ensureQueryData(searchActivitiesQuery(activitiesBody(state, site)))
    : askStays(queryClient, state, site));
  return null;
}

/** Banners and suggestions are extras: the page is served without them where they fail. */
async function askStays(client: QueryClient, state: SearchState, site: Site): Promise<void> {
  const [answer] = await Promise.all([
    client.ensureQueryData(offersQuery(offersBody(state, site))),
    site.customerCare ? undefined : client.prefetchQuery(targetedBannersQuery({ locale: site.locale, page: 'search' })),
  ]);
  if (wantsFallback(answer.searchDetails.totalCount, PAGE_SIZE)) await client.prefetchQuery(offersQuery(fallbackBody(state, site)));
}

/** A place sent by the form of a page without JavaScript: a name without coordinates. */
function isOnlyTyped({ place, lat }: SearchState): boolean {
  return place?.kind === 'city' && lat === undefined;
}

/** Within the page the search follows the address by itself; only a reload of the same address asks again. */
export function asksAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
