import type { Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { sortedBy, START } from '@shop/routes';
import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useSearchState } from './use-search-state.ts';

const seen: string[] = [];

function Page() {
  const [state, navigateTo] = useSearchState();
  seen.push(state.place?.value ?? 'anywhere');
  return (
    <>
      <p>
        {state.place?.value ?? 'anywhere'}, {state.adults}, {state.sort}
      </p>
      <button onClick={() => navigateTo({ ...START, place: { kind: 'city', value: 'Lille' }, lat: 50.6, lng: 3 })}>Lille</button>
      <button onClick={() => navigateTo(sortedBy(state, 'promo'))}>Promotions</button>
      <button onClick={() => navigateTo({ ...state, adults: state.adults + 1 })}>One more</button>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/sejours', element: <Page /> }], { initialEntries: [address] });
  render(
    <SiteContext value={{ locale: 'fr_FR' } as Site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return router;
}

/** Presses one after the other, so quickly that the router has not drawn the first one's address when the second comes. */
async function quickly(...names: readonly string[]) {
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  await act(async () => {
    for (const button of buttons) {
      flushSync(() => button.click());
      await Promise.resolve();
    }
  });
}

beforeEach(() => {
  seen.length = 0;
  document.documentElement.dataset['hashState'] = 'pending';
});

test('the hash wins over the query @SEARCH-006', async () => {
  open('/sejours?flow=booking#city=Annecy&a=3&sort=popularity');
  expect(await screen.findByText('Annecy, 3, popularity')).toBeVisible();
});

test('what the query says moves into the hash without another history entry and without another search @SEARCH-017', async () => {
  const router = open('/sejours?flow=booking&city=Annecy&lat=45.9&lng=6.1&adult=3');
  expect(await screen.findByText('Annecy, 3, priceQuality')).toBeVisible();
  expect(router.state.location.search).toBe('?flow=booking');
  expect(router.state.location.hash).toBe('#a=3&city=Annecy&lat=45.9&lng=6.1');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(new Set(seen)).toEqual(new Set(['Annecy']));
});

test('what the entry of the history holds beside the address stays with it when the query moves into the hash', async () => {
  const router = open('/sejours?flow=booking#city=Lille');
  await act(() => router.navigate('/sejours?flow=booking&city=Annecy', { state: { modal: 'map' } }));
  expect(router.state.location).toMatchObject({ search: '?flow=booking', hash: '#city=Annecy', state: { modal: 'map' } });
});

test('a new search is a new address and Back brings the former one back @SEARCH-016', async () => {
  const router = open('/sejours?flow=booking#city=Annecy');
  await act(async () => screen.getByRole('button', { name: 'Lille' }).click());
  expect(screen.getByText('Lille, 2, priceQuality')).toBeVisible();
  expect(router.state.location.hash).toBe('#city=Lille&lat=50.6&lng=3');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Annecy, 2, priceQuality')).toBeVisible();
});

test('a changed hash changes the search @SEARCH-015', async () => {
  const router = open('/sejours?flow=booking#city=Annecy');
  await act(() => router.navigate('/sejours?flow=booking#city=Annecy&sort=promo'));
  expect(screen.getByText('Annecy, 2, promo')).toBeVisible();
});

test('the page waits no longer for the hash once the search is known', () => {
  open('/sejours?flow=booking#city=Annecy');
  expect(document.documentElement.dataset['hashState']).toBeUndefined();
});

test('a second choice within the moment that the first one takes builds on it', async () => {
  const router = open('/sejours?flow=booking#city=Annecy');
  await quickly('Promotions', 'One more');
  expect(screen.getByText('Annecy, 3, promo')).toBeVisible();
  expect(router.state.location.hash).toBe('#a=3&city=Annecy&sort=promo');
});

test('a choice after Back builds on what Back brought, not on what was left', async () => {
  const router = open('/sejours?flow=booking#city=Annecy');
  await act(async () => screen.getByRole('button', { name: 'Promotions' }).click());
  await act(() => router.navigate(-1));
  await act(async () => screen.getByRole('button', { name: 'One more' }).click());
  expect(router.state.location.hash).toBe('#a=3&city=Annecy');
});
