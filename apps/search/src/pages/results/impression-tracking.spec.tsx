import { setConsent } from '@shop/analytics';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, offers, openResults, resetApi, stay } from './results-page.test-utils.tsx';

beforeEach(async () => {
  await resetApi();
  delete window.dataLayer;
});
afterEach(() => setConsent(false));

/** Presses a card as a visitor does; the page that it leads to is another one's. */
async function choose(name: string): Promise<void> {
  const link = await screen.findByRole('link', { name });
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.click(link);
}

const tracked = (event: string) => window.dataLayer?.filter((known) => known.event === event) ?? [];

test('with consent a search tracks its impressions, and selections with their place @SHELL-066', async () => {
  setConsent(true);
  api.answer = () => offers(30);
  openResults();
  await screen.findByRole('heading', { name: '30 stays' });
  await waitFor(() => expect(tracked('view_item_list')).toHaveLength(1));
  expect(tracked('view_item_list')[0]).toMatchObject({
    list: 'results',
    items: expect.arrayContaining([{ id: '2', name: 'Stay 2', price: 14_900, index: 1 }]),
  });
  await choose('Stay 2');
  expect(tracked('select_item')).toEqual([
    { event: 'select_item', list: 'results', item: { id: '2', name: 'Stay 2', price: 14_900, index: 1 } },
  ]);
});

test('suggestions are a list of their own', async () => {
  setConsent(true);
  api.answer = () => offers(1);
  api.fallback = () => offers(1, { exactMatch: [stay('77')] });
  openResults();
  await waitFor(() => expect(tracked('view_item_list')).toHaveLength(2));
  expect(tracked('view_item_list')[1]).toMatchObject({ list: 'suggestions', items: [{ id: '77' }] });
});

test('without consent nothing is told', async () => {
  openResults();
  await screen.findByRole('heading', { name: '2 stays' });
  await choose('Stay 2');
  expect(window.dataLayer).toBeUndefined();
});
