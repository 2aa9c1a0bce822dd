import { vi } from 'vitest';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { api, offers, openResults, resetApi } from './results-page.test-utils.tsx';

beforeEach(async () => {
  await resetApi();
  api.answer = () => offers(60);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** From here on time passes only when the test says so. */
const opened = async () => {
  await screen.findByRole('heading', { name: '60 stays' });
  vi.useFakeTimers();
};
const pages = () => api.requested.map(({ page }) => page);
const stays = () => api.others.filter((url) => /\/\d+\/detail\.json/.test(url)).length;
/** Longer than a browser without idle time waits. */
const later = () => act(() => vi.advanceTimersByTimeAsync(400));

test('the next page and the first three stays are asked for ahead, once the visitor shows interest', async () => {
  openResults();
  await opened();
  await later();
  expect([pages(), stays()]).toEqual([[0], 0]);
  fireEvent.scroll(window);
  await later();
  expect([pages(), stays()]).toEqual([[0, 1], 3]);
  fireEvent.scroll(window);
  await later();
  expect([pages(), stays()]).toEqual([[0, 1], 3]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'nothing is asked for ahead on a connection of %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    openResults();
    await opened();
    fireEvent.scroll(window);
    await later();
    expect([pages(), stays()]).toEqual([[0], 0]);
  },
);

test('on the last page only its stays are asked for ahead', async () => {
  openResults('/search?flow=booking&page=2');
  await opened();
  fireEvent.scroll(window);
  await later();
  expect(stays()).toBe(3);
  expect(pages()).toEqual([2]);
});

test('nothing is asked for ahead once the visitor has left the results', async () => {
  openResults();
  await opened();
  fireEvent.scroll(window);
  cleanup();
  await later();
  expect([pages(), stays()]).toEqual([[0], 0]);
});
