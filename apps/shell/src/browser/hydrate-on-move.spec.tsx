import { createMemoryRouter } from 'react-router';
import { hydrateOnMove } from './hydrate-on-move.ts';

function moving(start: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [start] });
  const parts = { hydrations: 0, hydrate: () => void parts.hydrations++ };
  hydrateOnMove(router, parts);
  return { router, parts };
}

test('header and footer are hydrated once the page moves on by itself, and not before', async () => {
  const { router, parts } = moving('/7K3M-PQ8R-2XWA');
  await router.revalidate();
  expect(parts.hydrations).toBe(0);
  await router.navigate('/beneficiary/login', { replace: true });
  expect(parts.hydrations).toBeGreaterThan(0);
});

test('a search that the page moves from query to hash hydrates nothing, another search does', async () => {
  const { router, parts } = moving('/sejours?flow=booking&city=Paris');
  await router.navigate('/sejours?flow=booking#city=Paris', { replace: true });
  expect(parts.hydrations).toBe(0);
  await router.navigate('/sejours?flow=booking#city=Paris&sort=promo');
  expect(parts.hydrations).toBeGreaterThan(0);
});
