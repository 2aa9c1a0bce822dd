import type { ContentBlock, HomeContent, OfferCard } from '@shop/contracts';
import { anOffer } from '@shop/testing/cards';
import { answering, type Answers } from '@shop/testing/network';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { homeLoader } from './home-loader.ts';
import { HomePage } from './home-page.tsx';

export const routes = [{ path: '/', loader: homeLoader, Component: HomePage, HydrateFallback: () => null }];
export let network: ReturnType<typeof answering>;

/** Takes back the network, and what the device keeps. */
export function leave(): void {
  network.stop();
  localStorage.clear();
}

export const stays = (title: string, theme: string, itemType: 'stay' | 'gift' | 'activity_only' = 'stay'): ContentBlock => ({
  type: 'TopSearchResults',
  id: theme,
  itemType,
  title,
  searchCriterias: { theme },
  limit: 4,
});
export const content: HomeContent = {
  seo: { title: 'Short stays', description: 'A night away.', index: true, follow: true, ogImage: '/images/sea-1/600_315.webp' },
  jumbotron: { title: 'Leave on Friday', subtitle: 'Come back new', imageUrl: '/images/sea-1/640_360.webp' },
  mobileExtra: { title: 'Free this weekend?', text: 'Until 8 pm.', link: { label: 'Go now', url: '/search' } },
  familyShortcut: { message: 'Three of you?', link: { label: 'Family stays', url: '/search?theme=39' }, theme: '39' },
  themes: [{ id: 't1', label: 'By the sea', imageUrl: '/images/sea-2/640_360.webp', theme: 'sea' }],
  blocks: [stays('By the water', 'sea'), stays('Up high', 'mountain')],
  footer: { legal: true, newsletter: true, contact: true },
};
export const offer = (id: string, label = 'Creeks and a kayak'): OfferCard =>
  anOffer({
    id,
    label,
    headwords: ['Breakfast', 'Kayak'],
    refPrice: 18_900,
    promoPercentageRounded: 22,
    uri: `/product/stay/${id}/creeks`,
  });
export const found = (...offers: OfferCard[]) => ({ exactMatch: offers, searchDetails: { totalCount: offers.length, page: 0 } });
export const byTheme = (answers: Record<string, unknown>) => (body: unknown) =>
  answers[String((body as { searchCriterias: { theme?: string } }).searchCriterias.theme)];

/** The home page over these answers, with its content. */
export async function open(home: Partial<HomeContent> | null, answers: Answers = {}, at = '/', site = {}) {
  const answer = home && { booking: { ...content, ...home } };
  network = answering({ '/api/cms/homepage': answer ?? {}, ...answers });
  const page = openPage(routes, { at, site });
  await waitFor(() => expect(network.requested.some(({ path }) => path === '/api/cms/homepage')).toBe(true));
  if (home) await screen.findByRole('heading', { level: 1 });
  return page;
}
export const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

/** The network answers exactly this. */
export function answer(answers: Answers): void {
  network = answering(answers);
}
