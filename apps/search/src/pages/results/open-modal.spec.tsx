import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { openResults, resetApi } from './results-page.test-utils.tsx';

beforeEach(resetApi);

/** Two presses on the same thing before the router has drawn what the first one asked for. */
async function twice(button: HTMLElement) {
  await act(async () => {
    flushSync(() => fireEvent.click(button));
    flushSync(() => fireEvent.click(button));
    await Promise.resolve();
  });
}

test('a double press on the cross closes the filters and leaves the results where they are', async () => {
  const page = openResults('/search?flow=booking#stars=4');
  await page.go('/search?flow=booking#stars=5');
  fireEvent.click(await screen.findByRole('button', { name: 'Filter (1)' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await twice(modal.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  expect(page.state().hash).toBe('#stars=5');
});

test('after a search in the area of the map "See the list" shows what the map found, and Back the search before @SEARCH-048', async () => {
  const page = openResults('/search?flow=booking#stars=4');
  await page.go('/search?flow=booking#stars=5', { replace: true, state: { modal: 'map', hasSearched: true } });
  fireEvent.click((await screen.findAllByRole('button', { name: 'See the list' }))[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.state().hash).toBe('#stars=5');
});

test('a double press on Filter opens them once: one step back closes them', async () => {
  const page = openResults('/search?flow=booking#stars=4');
  await twice(await screen.findByRole('button', { name: 'Filter (1)' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await page.go(-1);
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
});
