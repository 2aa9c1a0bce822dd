import { DEFAULT_TOGGLES } from '@shop/contracts';
import { requestedWishesAtom } from '@shop/contracts/page';
import { refused } from '@shop/testing/network';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { answer, byTheme, content, found, leave, network, offer, open, routes, stays, titles } from './home-page.test-utils.tsx';

afterEach(leave);

describe('the home page', () => {
  test('opens with its title over the search box, exposed by the search remote @HOME-006', async () => {
    await open({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leave on Friday');
    expect(screen.getByText('search exposes SearchBox')).toBeInTheDocument();
  });

  test('tells search engines what its content says, and shows a picture of 600 by 315 to those who share it @HOME-002', async () => {
    await open({});
    expect(document.title).toBe('Short stays | Escale');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('index, follow');
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'http://localhost:4200/images/sea-1/600_315.webp',
    );
  });

  test('says nothing to search engines in a shop that is not to be listed: the shell says it once @SHELL-054', async () => {
    await open({}, {}, '/', { toggles: { ...DEFAULT_TOGGLES, indexing: false } });
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  test.each([
    ['visitors of the experiment search single vouchers at once', 'redirect', '/?flow=gifting', '/search?flow=gifting'],
    ['others see the home page of gifts', 'stay', '/?flow=gifting', '/?flow=gifting'],
    ['and the home page of stays is everybody’s', 'redirect', '/', '/'],
  ])('%s @SHELL-069', async (_, singleVoucherSearch, at, to) => {
    answer({ '/api/cms/homepage': { booking: content, gifting: content } });
    const search = { path: '/search', element: null };
    const { router } = openPage([...routes, search], { at, site: { experiments: { singleVoucherSearch } } });
    await waitFor(() => expect(router.state.initialized && router.createHref(router.state.location)).toBe(to));
  });

  test('shows the content of the flow that the address names, that of stays by default @HOME-001', async () => {
    answer({
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

  test('a block whose search is down shows neither title nor grey boxes while it is asked for again @HOME-021', async () => {
    await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': refused(503) });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'By the water' })).toBeNull());
  });

  test('a late block keeps its place and comes afterwards', async () => {
    const late = Promise.withResolvers<unknown>();
    await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': () => late.promise });
    expect(screen.getByRole('region', { name: 'By the water' }).querySelector('[aria-busy]')).not.toBeNull();
    late.resolve(found(offer('1')));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  test('a card says what one pays and what for', async () => {
    await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': found(offer('12')) });
    const card = within(screen.getByRole('region', { name: 'By the water' })).getByRole('article');
    expect(within(card).getByRole('link', { name: 'Creeks and a kayak' }).getAttribute('href')).toBe('/product/stay/12/creeks');
    expect(card.textContent).toContain('from €149 instead of €189 −22%');
    expect(card.textContent).toContain('for 2 people');
  });

  test('the heart of a card keeps what it shows, and is full at once', async () => {
    const { store } = await open({ blocks: [stays('By the water', 'sea')] }, { '/api/offers.json': found(offer('12')) });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep Creeks and a kayak on the wish list' }));
    expect(screen.getByRole('button', { name: /Creeks and a kayak .*wish list/, pressed: true })).toBeVisible();
    const [requested] = store.get(requestedWishesAtom);
    expect(requested).toMatchObject({
      isWished: true,
      wish: { type: 'STAY', id: '12', hotel: 'Hôtel Les Roselières', uri: '/product/stay/12/creeks' },
    });
  });

  test('a block of gifts shows gifts', async () => {
    await open({ blocks: [stays('To give', 'sea', 'gift')] }, { '/api/offers.json': found({ ...offer('12'), priceType: 'GIFT' }) });
    expect(network.requested.find(({ path }) => path === '/api/offers.json')?.body).toMatchObject({
      type: 'gift',
      orderBy: 'priceQuality',
    });
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
