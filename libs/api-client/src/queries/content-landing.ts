import { GET_LANDING, type Landing, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { pageContent, type PageContent } from './home.ts';

/** What stands under a landing address: the home page, or a page of its own, whose content may be missing. */
export interface LandingPage {
  readonly page: Landing['page'];
  readonly season: Landing['season'];
  readonly content?: PageContent;
}

/** One landing page of a locale; 404 `NOT_FOUND` without configuration (HOME-013). */
export function landingQuery({ slug, locale }: { slug: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['landing', { slug, locale }],
    queryFn: async ({ signal }): Promise<LandingPage> => {
      const landing = await call(GET_LANDING, { params: { slug }, query: { locale }, signal });
      return { page: landing.page, season: landing.season, ...(landing.content && { content: pageContent(landing.content) }) };
    },
  });
}
