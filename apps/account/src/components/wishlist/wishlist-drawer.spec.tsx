import { SiteContext } from '@shop/contracts/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { IntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { WishlistDrawer } from './wishlist-drawer.tsx';

const words = JSON.parse(readFileSync('apps/account/src/messages/en_GB.json', 'utf8')) as Record<string, string>;
const site = {
  locale: 'en_GB',
  pointOfSale: 'FR',
  prefix: '',
  timeZone: 'Europe/Paris',
  today: '2026-05-04',
  todayIsClosed: false,
  origin: 'http://localhost',
} as const;
const wish = (id: string, label: string) => ({
  id,
  label,
  hotel: { label: 'Inn' },
  imageUrl: '/images/sea-1/640_360.webp',
  uri: `/product/${id}`,
});

afterEach(() => localStorage.clear());

function open() {
  const router = createMemoryRouter([{ path: '*', element: <WishlistDrawer /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteContext value={site}>
        <IntlProvider locale="en-GB" messages={words}>
          <RouterProvider router={router} />
        </IntlProvider>
      </SiteContext>
    </QueryClientProvider>,
  );
}

test('a guest’s drawer lists the stays and the activities of this device', () => {
  localStorage.setItem('escale.wishlist', JSON.stringify({ STAY: [wish('1', 'By the lake')], ACTIVITY: [wish('2', 'Kayak')] }));
  open();
  const link = within(screen.getByRole('region', { name: 'Stays' })).getByRole('link', { name: 'By the lake' });
  expect(link.getAttribute('href')).toBe('/product/1');
  expect(within(screen.getByRole('region', { name: 'Activities' })).getByText('Kayak')).toBeInTheDocument();
});

test('an empty drawer says so and leads to the stays', () => {
  open();
  expect(screen.getByText("You don't have any items in your wishlist.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add items' }).getAttribute('href')).toBe('/search?flow=booking');
});
