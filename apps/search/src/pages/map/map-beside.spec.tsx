import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, offers, openResults, resetApi, stay } from '../results/results-page.test-utils.tsx';

const ANNECY = '/search?flow=booking#city=Annecy&lat=45.9&lng=6.1';
const PLACES = { '1': { lat: 45.9, lng: 6.1 }, '2': { lat: 46.1, lng: 6.3 } };

/** Widths that the window has room for, as the page asks for them. */
let width = 1440;
let tellWidth: () => void = () => undefined;

function setWidth(next: number): void {
  width = next;
  act(() => tellWidth());
}

beforeEach(async () => {
  width = 1440;
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return query === '(min-width: 75rem)' && width >= 1200;
    },
    addEventListener: (_: string, onChange: () => void) => (tellWidth = onChange),
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  await resetApi();
  api.answer = ({ performMapSearch }) =>
    performMapSearch
      ? Response.json({
          exactMatch: Object.entries(PLACES).map(([id, location]) => ({ id, location, weekend: [{ id: `9${id}` }], sellPrice: 14900 })),
          searchDetails: { totalCount: 2, page: 0 },
        })
      : offers(2, { exactMatch: [stay('1'), stay('2')] });
});

afterEach(() => {
  // @ts-expect-error -- jsdom has none
  delete globalThis.matchMedia;
});

const button = () => screen.findByRole('button', { name: 'Map', expanded: false });
const openMap = async () => {
  await userEvent.click(await button());
  return screen.findByRole('group', { name: 'Map' });
};
const map = () => screen.queryByRole('group', { name: 'Map' });

test('on a wide page the map opens beside the list, which stays, and takes the keyboard @SEARCH-043', async () => {
  openResults(ANNECY);
  const opened = await openMap();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Annecy: 2 stays' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(opened).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Map', expanded: true })).toBeVisible();
});

test('the map asks for its points alone: the list that stands there names them', async () => {
  openResults(ANNECY);
  await openMap();
  await waitFor(() => expect(api.requested.map(({ performMapSearch }) => performMapSearch ?? false)).toEqual([false, true]));
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Map', expanded: true }))],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Hide the map' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the map, and its button has the focus', async (_, close) => {
  openResults(ANNECY);
  await openMap();
  await close();
  expect(map()).toBeNull();
  await waitFor(async () => expect(await button()).toHaveFocus());
});

test('below that width the map opens in its window, and a wider one brings it beside the list', async () => {
  width = 1100;
  openResults(ANNECY);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Map' })).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Map of the results' })).toBeVisible();
  setWidth(1300);
  expect(await screen.findByRole('group', { name: 'Map' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next page of results remembers the map, and does not take the focus for it', async () => {
  openResults(ANNECY);
  await openMap();
  document.body.innerHTML = '';
  openResults('/search?flow=booking#city=Lyon&lat=45.7&lng=4.8');
  expect(await screen.findByRole('group', { name: 'Map' })).not.toHaveFocus();
});

test('a map whose points cannot be had says so, and can be asked again', async () => {
  const works = api.answer;
  api.answer = (body) => (body.performMapSearch ? Response.json({ code: 'NO', message: 'no' }, { status: 400 }) : works(body));
  openResults(ANNECY);
  const opened = await openMap();
  expect(await within(opened).findByRole('alert')).toHaveTextContent('Oops, something went wrong');
  api.answer = works;
  await userEvent.click(within(opened).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(opened).queryByRole('alert')).toBeNull());
});

test('a browser that refuses its storage has the map as long as the page is open', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  openResults(ANNECY);
  await openMap();
  Storage.prototype.setItem = setItem;
  await userEvent.keyboard('{Escape}');
  expect(map()).toBeNull();
});

test('activities have no map @SEARCH-043', async () => {
  openResults(ANNECY);
  await openMap();
  document.body.innerHTML = '';
  openResults('/activities?flow=activity');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(map()).toBeNull();
});
