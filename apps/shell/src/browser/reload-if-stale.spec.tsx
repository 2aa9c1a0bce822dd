import { reloadIfStale } from './reload-if-stale.ts';

const reloads: string[] = [];
const at = (pathname: string, search = '') => ({ pathname, search, reload: () => void reloads.push(pathname + search) });

beforeEach(() => {
  reloads.length = 0;
  history.replaceState({ idx: 2, key: 'k' }, '');
});

test('the page of another address is fetched, once, and its history entry keeps what it held', () => {
  expect(reloadIfStale('/hotel/1', at('/sejour/2'))).toBe(true);
  expect(reloads).toEqual(['/sejour/2']);

  // A server that tells another address than the one it was asked for is not asked without end.
  expect(reloadIfStale('/sejour/2/', at('/sejour/2'))).toBe(false);
  expect(reloads).toHaveLength(1);
  expect(history.state).toEqual({ idx: 2, key: 'k' });
});

test('who goes on through the history meanwhile gets the page that he has come to', () => {
  reloadIfStale('/hotel/1', at('/sejour/3'));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reloads.filter((address) => address === '/sejour/3')).toHaveLength(2);
});

test('a page at its own address goes on, whatever stands behind the hash', () => {
  expect(reloadIfStale('/sejours?flow=booking', at('/sejours', '?flow=booking'))).toBe(false);
  expect(reloads).toEqual([]);
});

test('another search is another page', () => {
  expect(reloadIfStale('/sejours?flow=booking', at('/sejours', '?flow=gifting'))).toBe(true);
});
