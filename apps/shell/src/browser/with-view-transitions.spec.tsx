import { createMemoryRouter, type DataRouter } from 'react-router';
import { withViewTransitions } from './with-view-transitions.ts';

type Requested = { readonly viewTransition?: boolean } | undefined;
const media = { matches: false };

/** A router on a page of results that notes how it was asked to move, in a browser that can blend pages. */
function here(basename = '') {
  const requested: Requested[] = [];
  const at = { initialEntries: [`${basename}/sejours`], basename: basename || '/' };
  const router = createMemoryRouter([{ path: '*' }], at) as unknown as DataRouter;
  router.navigate = (async (_to: unknown, options?: Requested) => void requested.push(options)) as DataRouter['navigate'];
  return { requested, router: withViewTransitions(router) };
}

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => media });
  Object.assign(document, { startViewTransition: () => undefined });
});
beforeEach(() => Object.assign(media, { matches: false }));

test.each(['', '/fr'])('another page blends in; filters, dates and Back do not, below the prefix "%s" too', async (prefix) => {
  const { requested, router } = here(prefix);
  await router.navigate('/produit/sejour/12#a=3');
  await router.navigate({ pathname: '/contact' });
  await router.navigate('/sejours?page=2#a=3');
  await router.navigate({ hash: '#a=3' });
  await router.navigate(-1);
  expect(requested.map((options) => options?.viewTransition)).toEqual([true, true, false, false, undefined]);
});

test('nothing blends for visitors who want no motion, or where a link says so', async () => {
  const { requested, router } = here();
  await router.navigate('/contact', { viewTransition: false });
  media.matches = true;
  await router.navigate('/contact');
  expect(requested.map((options) => options?.viewTransition)).toEqual([false, false]);
});

test('a browser that cannot blend moves at once', async () => {
  Object.assign(document, { startViewTransition: undefined });
  const { requested, router } = here();
  await router.navigate('/contact');
  expect(requested).toEqual([{ viewTransition: false }]);
});
