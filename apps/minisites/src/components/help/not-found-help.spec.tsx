import { screen, waitFor } from '@testing-library/react';
import { answering } from '@shop/testing/network';
import { openPage } from '../../testing/open-page.test-utils.tsx';
import { NotFoundHelp } from './not-found-help.tsx';

let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

const offer = {
  id: '12',
  label: 'A night by the lake',
  imageUrl: '/images/sea-3/640_360.webp',
  hotel: { id: '7', label: 'Hôtel du Port', location: { label: 'Cassis' }, review: { count: 3, average: 8 } },
  headwords: [],
  sellPrice: 14_900,
  refPrice: 14_900,
  priceType: 'FROM_PRICE',
  nights: 1,
  marketingLabels: [],
  uri: '/product/stay/12',
};
const articles = {
  articles: [
    { id: 'rain', title: 'A rainy weekend', text: 'Seven hotels', imageUrl: '/images/room-1/640_360.webp', imageAlt: '', url: '/ideas' },
  ],
};

const open = (at: string, exactMatch: object[] = []) => {
  network = answering({ '/api/offers.json': { exactMatch, searchDetails: {} }, '/gateway/content/articles': articles });
  return openPage([{ path: '*', element: <NotFoundHelp /> }], { at });
};

describe('help for a lost visitor', () => {
  test('is the search and something to read @SHELL-049 @SHELL-050', async () => {
    open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'But we can help you find your next weekend' })).toBeInTheDocument();
    expect(screen.getByText('search exposes SearchBox')).toBeInTheDocument();
    expect((await screen.findByRole('link', { name: 'A rainy weekend' })).getAttribute('href')).toBe('/ideas');
    expect(network.requested.map(({ path }) => path)).not.toContain('/api/offers.json');
  });

  test('an expired offer’s hotel is asked for one other offer @SHELL-047 @SHELL-048', async () => {
    open('/nowhere#hotelId=7', [offer]);
    expect(await screen.findByText('Too late!')).toBeInTheDocument();
    expect(screen.getByText('This offer has expired... Fortunately, we have other stays to suggest you.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Other offer in Hôtel du Port' })).toBeInTheDocument();
    expect(network.requested.find(({ path }) => path === '/api/offers.json')?.body).toMatchObject({ hotelId: '7', limit: 1 });
  });

  test('a hotel without another offer changes nothing', async () => {
    open('/nowhere#hotelId=7');
    await screen.findByRole('heading', { name: 'But we can help you find your next weekend' });
    expect(screen.queryByText('Too late!')).toBeNull();
  });

  test('on an address with a hash nothing moves: all of it shows once the offers are known @SHELL-047', async () => {
    let found: (offers: object) => void = () => undefined;
    network = answering({ '/api/offers.json': () => new Promise((done) => (found = done)), '/gateway/content/articles': articles });
    openPage([{ path: '*', element: <NotFoundHelp /> }], { at: '/nowhere#hotelId=7' });
    const title = await screen.findByRole('heading', { name: 'But we can help you find your next weekend' });
    const help = title.closest('.help');
    await waitFor(() => expect(network.requested.map(({ path }) => path)).toContain('/api/offers.json'));
    expect(help).not.toHaveAttribute('data-known');
    found({ exactMatch: [], searchDetails: {} });
    await waitFor(() => expect(help).toHaveAttribute('data-known'));
  });
});
