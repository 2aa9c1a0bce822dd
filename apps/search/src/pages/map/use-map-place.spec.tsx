import type { Site } from '@shop/contracts';
import { SiteContext } from '@shop/contracts/page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useMarkedOffers } from '../../components/map/use-marked-offers.ts';
import { useOpenModal } from '../results/use-open-modal.ts';
import { useSearchState } from '../use-search-state.ts';
import { useMapPlace } from './use-map-place.ts';

/** Where the map of a page stands, and what is selected on it. */
function Page() {
  const [state] = useSearchState();
  const map = useMapPlace(state.flow, useOpenModal());
  const { selected = 'nothing' } = useMarkedOffers(map.marks);
  return (
    <>
      <button ref={map.button} onClick={map.toggle}>
        Map
      </button>
      <button onClick={() => map.marks.mark({ selected: 'Stay 7' })}>Select</button>
      <p>
        {map.place}, {selected}
      </p>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/sejours', Component: Page }], { initialEntries: [address] });
  render(
    <SiteContext value={{ locale: 'fr_FR' } as Site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
});

afterEach(() => {
  // @ts-expect-error -- jsdom has none
  delete globalThis.matchMedia;
});

test('other searches, Back, Forward and an entry that loses its state keep the map and what is selected on it', async () => {
  const router = open('/sejours?flow=booking#city=Annecy');
  await press('Map');
  await press('Select');
  expect(screen.getByText('beside, Stay 7')).toBeVisible();
  for (const go of [
    () => router.navigate('/sejours?flow=booking#city=Lille'),
    () => router.navigate(-1),
    () => router.navigate(1),
    () => router.navigate('/sejours?flow=booking#city=Lyon', { replace: true, state: null }),
    // The query moves into the hash.
    () => router.navigate('/sejours?flow=booking&city=Paris'),
  ]) {
    await act(go);
    expect(screen.getByText('beside, Stay 7')).toBeVisible();
  }
});

test('who closes the map and opens it again finds nothing selected', async () => {
  open('/sejours?flow=booking#city=Annecy');
  await press('Map');
  await press('Select');
  await press('Map');
  expect(screen.getByText('closed, nothing')).toBeVisible();
  await press('Map');
  expect(screen.getByText('beside, nothing')).toBeVisible();
});
