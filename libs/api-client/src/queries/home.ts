import { GET_HOME, type HomeContent, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** What a page of blocks shows itself; banners, header and footer belong to the frame, which reads them on its own. */
export type PageContent = Omit<HomeContent, 'announcementBanner' | 'header' | 'promoBar' | 'footer'>;

/** Content of one flow of the home page; `null` where there is none (spec 2, section 7). */
export function homeQuery({ locale, flow = 'booking' }: { locale: Locale; flow?: string }) {
  return queryOptions({
    ...asking,
    queryKey: ['home', { locale, flow }],
    queryFn: async ({ signal }) => {
      const answer = await call(GET_HOME, { query: { locale }, signal });
      const content = answer[flow];
      return content ? pageContent(content) : null;
    },
  });
}

/** Leaves out what travels with the frame already. */
export function pageContent({ seo, jumbotron, mobileExtra, familyShortcut, themes, blocks }: HomeContent): PageContent {
  return { seo, jumbotron, mobileExtra, familyShortcut, themes, blocks };
}
