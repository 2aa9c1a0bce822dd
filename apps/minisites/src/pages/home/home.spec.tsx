import type { ContentBlock, HomeContent, OfferCard } from '@shop/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answering, refused, type Answers } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.spec-kit.tsx';
import { homeLoader } from './home-loader.ts';
import { HomePage } from './home-page.tsx';

const routes = [{ path: '/', loader: homeLoader, Component: HomePage, HydrateFallback: () => null }];
let network: ReturnType<typeof answering>;
afterEach(() => {
  network.stop();
  localStorage.clear();
});

const stays = (title: string, theme: string, itemType: 'stay' | 'gift' | 'activity_only' = 'stay'): ContentBlock => ({
  type: 'TopSearchResults',
  id: theme,
  itemType,
  title,
  searchCriterias: { theme },
  limit: 4,
});
const content: HomeContent = {
  seo: { title: 'Short stays', description: 'A night away.', index: true, follow: true, ogImage: '/images/sea-1/600_315.webp' },
  jumbotron: { title: 'Leave on Friday', subtitle: 'Come back new', imageUrl: '/images/sea-1/640_360.webp' },
  mobileExtra: { title: 'Free this weekend?', text: 'Until 8 pm.', link: { label: 'Go now', url: '/search' } },
  familyShortcut: { message: 'Three of you?', link: { label: 'Family stays', url: '/search?theme=39' }, theme: '39' },
  themes: [{ id: 't1', label: 'By the sea', imageUrl: '/images/sea-2/640_360.webp', theme: 'sea' }],
  blocks: [stays('By the water', 'sea'), stays('Up high', 'mountain')],
  footer: { legal: true, newsletter: true, contact: true },
};
const offer = (id: string, label = 'Creeks and a kayak'): OfferCard => ({
  id,
  label,
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
  uri: `/product/stay/${id}/creeks`,
});
const found = (...offers: OfferCard[]) => ({ exactMatch: offers, searchDetails: { totalCount: offers.length, page: 0 } });
const byTheme = (answers: Record<string, unknown>) => (body: unknown) =>
  answers[String((body as { searchCriterias: { theme?: string } }).searchCriterias.theme)];

/** The home page over these answers, with its content. */
async function open(home: Partial<HomeContent> | null, answers: Answers = {}, at = '/', site = {}) {
  const answer = home && { booking: { ...content, ...home } };
  network = answering({ '/api/cms/homepage': answer ?? {}, ...answers });
  const page = openPage(routes, { at, site });
  await waitFor(() => expect(network.asked.some(({ path }) => path === '/api/cms/homepage')).toBe(true));
  if (home) await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });
  return page;
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('the home page', () => {
  test('opens with its title over the search box, lent by the search remote @HOME-006', async () => {
    await open({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leave on Friday');
    expect(screen.getByText('search lends SearchBox')).toBeInTheDocument();
  });

  test('tells search engines what its content says, and shows a picture of 600 by 315 to those who share it @HOME-002', async () => {
    await open({});
    expect(document.title).toBe('Short stays');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('index, follow');
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'http://localhost:4200/images/sea-1/600_315.webp',
    );
  });

  test('shows the content of the flow that the address names, that of stays by default @HOME-001', async () => {
    network = answering({
      '/api/cms/homepage': {
        booking: content,
        gifting: { ...content, jumbotron: { ...content.jumbotron, title: 'Give time' }, blocks: [] },
      },
    });
    openPage(routes, { at: '/?flow=gifting' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Give time');
  });

  test('shows the blocks in the order of the content @HOME-008', async () => {
    await open({}, { '/api/offers.json': byTheme({ sea: found(offer('1')), mountain: found(offer('2')) }) });
    expect(titles().indexOf('By the water')).toBeGreaterThan(-1);
    expect(titles().indexOf('Up high')).toBe(titles().indexOf('By the water') + 1);
  });

  test('leaves out a block that is empty or was refused, and only that @HOME-021', async () => {
    const blocks = [...content.blocks, stays('Refused', 'spa'), stays('Things to do', 'wine', 'activity_only')];
    await open({ blocks }, { '/api/offers.json': byTheme({ sea: found(offer('1')), mountain: found(), spa: refused(400) }) });
    expect(screen.getByRole('region', { name: 'By the water' })).toBeInTheDocument();
    for (const name of ['Up high', 'Refused', 'Things to do'])
      await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
  });

  test('a late block keeps its place and comes afterwards', async () => {
    const late = new Promise((done) => setTimeout(() => done(found(offer('1'))), 2_600));
    await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': () => late });
    expect(screen.getByRole('region', { name: 'By the water' }).querySelector('[aria-busy]')).not.toBeNull();
    expect(await screen.findByRole('article', {}, { timeout: 3_000 })).toBeInTheDocument();
  }, 15_000);

  test('a card says what one pays and what for', async () => {
    await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': found(offer('12')) });
    const card = within(screen.getByRole('region', { name: 'By the water' })).getByRole('article');
    expect(within(card).getByRole('link', { name: 'Creeks and a kayak' }).getAttribute('href')).toBe('/product/stay/12/creeks');
    expect(card.textContent).toContain('from €149 instead of €189 −22%');
    expect(card.textContent).toContain('for 2 people');
  });

  test('a block of gifts shows gifts', async () => {
    await open({ blocks: [stays('To give', 'sea', 'gift')] }, { '/api/offers.json': found({ ...offer('12'), priceType: 'GIFT' }) });
    expect(network.asked.find(({ path }) => path === '/api/offers.json')?.body).toMatchObject({ type: 'gift', orderBy: 'priceQuality' });
    expect(screen.getByRole('link', { name: 'Creeks and a kayak' }).getAttribute('href')).toBe('/product/stay/12/creeks?flow=gifting');
  });

  test('a theme opens its search', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'By the sea' }).getAttribute('href')).toBe('/search?flow=booking&theme=sea');
  });

  test('the family shortcut leads to the search with theme 39 and keeps the party @HOME-015', async () => {
    await open({}, {}, '/#a=2&c=2');
    const { searchParams } = new URL(screen.getByRole('link', { name: 'Family stays' }).getAttribute('href') ?? '', 'http://shop');
    expect([searchParams.get('theme'), searchParams.get('c')]).toEqual(['39', '2']);
  });

  test('has a few words more for a narrow screen @HOME-007', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'Go now' }).getAttribute('href')).toBe('/search');
  });

  test('without content shows nothing @HOME-010', async () => {
    await open(null);
    await waitFor(() => expect(document.body.textContent).toBe(''));
  });

  test('remembers what was looked at, below everything else', async () => {
    const item = {
      id: '3',
      imageUrl: '/images/sea-1/640_360.webp',
      label: 'Seen stay',
      price: 9_900,
      hotel: 'Inn',
      uri: '/product/stay/3',
      type: 'STAY',
    };
    localStorage.setItem('escale.recentlyViewed', JSON.stringify([item]));
    await open({});
    expect(titles().at(-1)).toBe('Recently viewed');
    expect(screen.getByRole('link', { name: 'Seen stay' }).getAttribute('href')).toBe('/product/stay/3');
  });
});

describe('the other blocks', () => {
  const promo = {
    title: 'A gift',
    subtitle: 'Give',
    imageUrl: '/images/gift-1/1920_595.webp',
    imageMobile: '/images/gift-1/750_528.webp',
    imageAlt: '',
  };
  const campaign = { campaign: 'winter', category: 'home' };

  test('are drawn each in its way @HOME-012', async () => {
    const blocks: ContentBlock[] = [
      { type: 'TopBar', id: 'bar', links: [{ label: 'Spa', url: '/search?theme=spa', icon: 'bath' }] },
      { type: 'JumbotronPromo', id: 'jumbo', ...promo, cta: { label: 'See boxes', url: '/boxes' }, ...campaign },
      { type: 'MainUSP', id: 'usp', title: 'Why here', items: [{ icon: 'tag', title: 'Full price', text: 'Always' }] },
      {
        type: 'PromoCards',
        id: 'cards',
        title: 'Three ways',
        cards: [
          {
            id: 'c1',
            title: 'Robes',
            text: 'Warm',
            buttonLabel: 'Choose',
            imageUrl: promo.imageUrl,
            imageAlt: '',
            url: '/ideas',
            newTab: false,
            ...campaign,
          },
        ],
      },
    ];
    await open({ blocks });
    expect(screen.getByRole('link', { name: 'Spa' }).getAttribute('href')).toBe('/search?theme=spa');
    expect(screen.getByRole('link', { name: 'See boxes' }).getAttribute('href')).toBe('/boxes');
    expect(within(screen.getByRole('region', { name: 'Why here' })).getByText('Full price')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/ideas');
  });

  const banner = (id: string, rules: object) => ({
    rules: { locale: ['en_GB'], ...rules },
    banner: { id, ...promo, title: id, imagePosition: 'left', ctas: [{ label: 'Look', url: '/ideas' }], newTab: false, ...campaign },
  });

  test('the targeted banner is the one whose rules fit the page and flow', async () => {
    const banners = [
      banner('For all', {}),
      banner('For gifts', { flow: ['gifting'] }),
      banner('For home', { page: ['home'], flow: ['booking'] }),
    ];
    await open({ blocks: [{ type: 'TargetedBanner', id: 'targeted' }] }, { '/content/targetedBanner.json': { banners } });
    expect(screen.getByRole('region', { name: 'For home' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'For all' })).toBeNull();
  });

  test('a targeted banner shows its words, a picture for each width on the side that it names, and its ways on @SHELL-061', async () => {
    const words = { subtitle: 'Until Sunday', imageAlt: 'Two gifts', imageMobile: '/images/sea-1/750_528.webp', url: '/boxes' };
    const ctas = [
      { label: 'Look', url: '/ideas' },
      { label: 'Read', url: 'https://press.example/', newTab: true },
    ];
    const { banner: plain, rules } = banner('Robes', {});
    const banners = [{ rules, banner: { ...plain, ...words, ctas, imagePosition: 'right', newTab: true } }];
    await open({ blocks: [{ type: 'TargetedBanner', id: 'targeted' }] }, { '/content/targetedBanner.json': { banners } });
    const region = screen.getByRole('region', { name: 'Robes' });
    expect(region).toHaveAttribute('data-position', 'right');
    expect(region.textContent).toContain('Until Sunday');
    expect(within(region).getByRole('img', { name: 'Two gifts' })).toHaveAttribute('src', '/images/gift-1/640_360.webp');
    expect(region.querySelector('source')?.srcset).toContain('/images/sea-1/');
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/boxes', '_blank'],
      ['/ideas', null],
      ['https://press.example/', '_blank'],
    ]);
  });

  const boxes = {
    title: 'Best boxes',
    subtitle: 'Chosen',
    buttonLabel: 'All boxes',
    buttonURL: '/boxes',
    campaign: 'boxes',
    results: [
      {
        id: 'SPA1EBOX',
        sku: 'SPA1EBOX',
        handle: 'spa',
        title: 'A day at the spa',
        image: '/images/gift-1/640_360.webp',
        includedContent: 'A night\nBreakfast',
        rating: 4.7,
        price: 13_900,
        promoPrice: 12_900,
        discount: 7,
        position: 1,
        campaign: 'boxes',
      },
    ],
  };
  const bestBoxes: ContentBlock[] = [{ type: 'BestBoxes', id: 'boxes', ...campaign }];

  test('boxes show what is in them, their price and promotion, and lead to their page @HOME-018', async () => {
    await open({ blocks: bestBoxes }, { '/gateway/content-boxes-block/en_gb': boxes });
    const card = within(screen.getByRole('region', { name: 'Best boxes' })).getByRole('article');
    expect(within(card).getByRole('link', { name: 'A day at the spa' }).getAttribute('href')).toBe('/box/SPA1EBOX');
    expect(card.textContent).toContain('€129 instead of €139 −7%');
    expect(card.textContent).toContain('A night · Breakfast');
  });

  test('boxes that fail are told only where errors are to be seen @HOME-020', async () => {
    const failing = { '/gateway/content-boxes-block/en_gb': refused(404, 'NOT_FOUND', 'There is no block of boxes.') };
    const { unmount } = await open({ blocks: bestBoxes }, failing);
    expect(document.body.textContent).not.toContain('There is no block of boxes.');
    unmount();
    network.stop();
    await open({ blocks: bestBoxes }, failing, '/', { toggles: { showErrors: true } });
    expect(screen.getByText('Error: There is no block of boxes.')).toBeInTheDocument();
  });
});
