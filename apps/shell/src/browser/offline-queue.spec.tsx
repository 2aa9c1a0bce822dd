import { createMemoryRouter, type DataRouter } from 'react-router';
import { connection } from '../layout/connection.ts';
import { withOfflineQueue } from './offline-queue.ts';

const isConnected = (yes: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: yes });
  window.dispatchEvent(new Event(yes ? 'online' : 'offline'));
};

/** A router on a page of results of the Dutch-speaking Belgians that notes where it was sent. */
function here() {
  const went: unknown[] = [];
  const at = { initialEntries: ['/nl/verblijven'], basename: '/nl' };
  const router = createMemoryRouter([{ path: '*' }], at) as unknown as DataRouter;
  router.navigate = (async (to: unknown) => void went.push(to)) as DataRouter['navigate'];
  return { went, router: withOfflineQueue(router) };
}

beforeAll(() => connection.begin());
beforeEach(() => isConnected(false));
afterEach(() => isConnected(true));

test('a page that is asked for offline opens by itself once the connection is back, and once only', async () => {
  const { went, router } = here();
  await router.navigate('/product/verblijf/12');
  expect(went).toEqual([]);
  isConnected(true);
  isConnected(true);
  expect(went).toEqual(['/product/verblijf/12']);
});

test('filters, dates and Back are not held', async () => {
  const { went, router } = here();
  await router.navigate('/verblijven?page=1#a=3');
  await router.navigate({ hash: '#a=3' });
  await router.navigate(-1);
  expect(went).toEqual(['/verblijven?page=1#a=3', { hash: '#a=3' }, -1]);
});

test('who does not believe the browser tries it now', async () => {
  const { went, router } = here();
  await router.navigate('/contact');
  connection.tryNow();
  expect(went).toEqual(['/contact']);
});
