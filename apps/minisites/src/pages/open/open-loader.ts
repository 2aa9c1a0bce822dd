import { flowOfSearch } from '@shop/routes';
import { ApiError, contentStaysQuery, homeQuery, landingQuery, minisiteQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { landingView, type LandingView } from '../../views/landing-view.ts';
import { cheapestRequested, offersRequested } from '../../views/top-search.ts';
import { prepareBelow } from '../home/below-part.ts';

/** What stands under a word of its own: a partner's page or a landing page. */
export interface OpenAnswer {
  readonly slug: string;
  readonly shows: 'minisite' | Exclude<LandingView['kind'], 'unknown'>;
}

/** A word that is neither is a real 404. */
export async function openLoader({ params, request, context }: LoaderFunctionArgs): Promise<OpenAnswer> {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const slug = params.slug ?? '';
  const [minisite, landing] = await Promise.all([
    known(client.fetchQuery(minisiteQuery({ slug, locale }))),
    known(client.fetchQuery(landingQuery({ slug, locale }))),
  ]);
  if (minisite) {
    const requested = [offersRequested(minisite.offers, locale), cheapestRequested(minisite.offers, locale)];
    await Promise.all(requested.map((body) => client.prefetchQuery(contentStaysQuery(body))));
    return { slug, shows: 'minisite' };
  }
  const { kind } = landingView(slug, landing);
  if (kind === 'unknown') throw data({ code: 'NOT_FOUND' }, { status: 404 });
  const content = kind === 'home' ? await homeOf(client, { locale, flow: flowOfSearch(new URL(request.url).search) }) : landing?.content;
  if (content) await prepareBelow(client, content.blocks, locale);
  return { slug, shows: kind };
}

const homeOf = (client: QueryClient, requested: Parameters<typeof homeQuery>[0]) => client.ensureQueryData(homeQuery(requested));

/** That there is none is an answer. */
function known<Answer>(requested: Promise<Answer>): Promise<Answer | undefined> {
  return requested.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
