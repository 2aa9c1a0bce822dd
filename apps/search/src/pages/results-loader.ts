import { autocompleteQuery, offersQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { parseSearchAddress, resultsHref, type SearchState } from '@shop/routes';
import { redirect, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { whereOf } from '../views/search-draft.ts';
import { offersBody } from '../views/search-question.ts';

/**
 * The server asks what the query says and waits for the answer. A browser asks nothing here, for its loaders do not see
 * the hash: the page asks at once, and shows skeletons meanwhile.
 */
export async function loadResults({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Response | null> {
  if (typeof window !== 'undefined') return null;
  const queryClient = context.get(queryClientContext);
  const site = context.get(siteContext);
  const state = parseSearchAddress({ search: new URL(request.url).search, hash: '' });
  if (isOnlyTyped(state)) {
    const [first] = await queryClient
      .fetchQuery(autocompleteQuery({ locale: site.locale, term: state.place?.value ?? '' }))
      .catch(() => []);
    if (first) return redirect(resultsHref(site.locale, { ...state, ...whereOf(first) }));
  }
  await queryClient.ensureQueryData(offersQuery(offersBody(state, site)));
  return null;
}

/** A place sent by the form of a page without JavaScript: a name without coordinates. */
function isOnlyTyped({ place, lat }: SearchState): boolean {
  return place?.kind === 'city' && lat === undefined;
}

/** Within the page the search follows the address by itself; only a reload of the same address asks again. */
export function asksAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}
