import { homeQuery, offersQuery } from '@shop/api-client';
import type { HomeContent, OfferCard, OffersAnswer, Site, TopSearchResultsBlock } from '@shop/contracts';
import { SiteContext, SlotContext, type SlotProps } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { readFileSync } from 'node:fs';
import { blockQuestion, stayBlocks } from '../views/top-search.ts';
import { HomePage } from './home.tsx';

const site: Site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost:4200',
};
const words = JSON.parse(readFileSync('apps/minisites/src/messages/en_GB.json', 'utf8')) as Record<string, string>;

const block = (title: string, theme: string): TopSearchResultsBlock => ({
  type: 'TopSearchResults',
  id: theme,
  itemType: 'stay',
  title,
  searchCriterias: { theme },
  limit: 4,
});
const content: HomeContent = {
  seo: { title: 'Short stays', description: 'A night away.', index: true, follow: true },
  jumbotron: { title: 'Leave on Friday', subtitle: 'Come back new', imageUrl: '/images/sea-1/640_360.webp' },
  themes: [{ id: 't1', label: 'By the sea', imageUrl: '/images/sea-2/640_360.webp', theme: 'sea' }],
  blocks: [block('By the water', 'sea'), block('Up high', 'mountain')],
  footer: { legal: true, newsletter: true, contact: true },
};
const offer: OfferCard = {
  id: '12',
  label: 'Creeks and a kayak',
  imageUrl: '/images/sea-3/640_360.webp',
  images: [],
  location: { lat: 43.2, lng: 5.5 },
  hotel: {
    id: '7',
    label: 'Hôtel du Port',
    stars: 3,
    uri: '/hotel/7',
    location: { label: 'Cassis, Provence' },
    review: { count: 31, average: 8.9 },
  },
  headwords: ['Breakfast', 'Kayak'],
  sellPrice: 14_900,
  refPrice: 18_900,
  promoPercentageRounded: 22,
  priceType: 'FROM_PRICE',
  nights: 1,
  marketingLabels: [],
  cancellable: true,
  uri: '/product/stay/12/creeks',
};

function Slot({ remote, widget }: SlotProps) {
  return <p>{`${remote} lends ${widget}`}</p>;
}

/** The home page over known answers; a block without an answer was refused. */
function open(home: HomeContent | undefined, answers: Record<string, OfferCard[]>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(homeQuery({ locale: site.locale }).queryKey, home ? { booking: home } : {});
  for (const known of stayBlocks(home?.blocks ?? [])) {
    const offers = answers[known.title];
    const question = offersQuery(blockQuestion(known, site.locale));
    if (offers)
      client.setQueryData<OffersAnswer>(question.queryKey, { exactMatch: offers, searchDetails: { totalCount: offers.length, page: 0 } });
    else void client.prefetchQuery({ queryKey: question.queryKey, queryFn: () => Promise.reject(new Error('refused')), retry: false });
  }
  const router = createMemoryRouter([{ path: '/', Component: HomePage }]);
  return render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <SlotContext value={Slot}>
          <IntlProvider locale="en-GB" messages={words}>
            <RouterProvider router={router} />
          </IntlProvider>
        </SlotContext>
      </SiteContext>
    </QueryClientProvider>,
  );
}

describe('the home page', () => {
  test('opens with its title over the search box, lent by the search remote @HOME-006', () => {
    open(content, {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leave on Friday');
    expect(screen.getByText('search lends SearchBox')).toBeInTheDocument();
  });

  test('tells search engines what its content says @HOME-002', () => {
    open(content, {});
    expect(document.title).toBe('Short stays');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('index, follow');
  });

  test('shows the blocks in the order of the content @HOME-008', () => {
    open(content, { 'By the water': [offer], 'Up high': [offer] });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles.indexOf('By the water')).toBeGreaterThan(-1);
    expect(titles.indexOf('Up high')).toBe(titles.indexOf('By the water') + 1);
  });

  test('leaves out a block that is empty or was refused, and only that @HOME-021', () => {
    open({ ...content, blocks: [...content.blocks, block('Refused', 'spa')] }, { 'By the water': [offer], 'Up high': [] });
    expect(screen.getByRole('region', { name: 'By the water' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Up high' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Refused' })).toBeNull();
  });

  test('a card says what one pays and what for', () => {
    open(content, { 'By the water': [offer] });
    const card = within(screen.getByRole('region', { name: 'By the water' })).getByRole('article');
    expect(within(card).getByRole('link', { name: 'Creeks and a kayak' }).getAttribute('href')).toBe('/product/stay/12/creeks');
    expect(card.textContent).toContain('from €149 instead of €189 −22%');
    expect(card.textContent).toContain('for 2 people');
  });

  test('a theme opens its search', () => {
    open(content, {});
    expect(screen.getByRole('link', { name: 'By the sea' }).getAttribute('href')).toBe('/search?flow=booking&theme=sea');
  });

  test('without content shows nothing @HOME-010', () => {
    open(undefined, {});
    expect(document.body.textContent).toBe('');
  });
});
