import type { RemoteName } from '@shop/contracts';
import { jest } from '@jest/globals';
import type { Lender } from '../slot.tsx';
import { lendingOf } from './lending.ts';

const search = { remote: { name: 'search' }, words: {} } as unknown as Lender;

/** A page whose remotes cannot be had, until they can. */
function flaky(isAsSent: boolean) {
  const network = { isUp: false, asked: 0 };
  const lend = (_: RemoteName) => {
    network.asked++;
    return network.isUp ? Promise.resolve(search) : Promise.reject(new Error('offline'));
  };
  return { network, lending: lendingOf({ ready: new Map(), lend, isAsSent: () => isAsSent }) };
}
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a loan that failed is not asked for again at once, however often the page is drawn, but after a rest', async () => {
  const { network, lending } = flaky(false);
  for (let drawn = 0; drawn < 20; drawn++) {
    const loan = lending.find('search', 'at once');
    await expect(loan).rejects.toThrow('offline');
  }
  expect(network.asked).toBe(1);
  network.isUp = true;
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(lending.find('search', 'at once')).resolves.toBe(search);
});

test('a widget that sleeps goes on sleeping while its code cannot be had, and wakes at a later press', async () => {
  const { error } = console;
  console.error = () => undefined;
  document.body.innerHTML = '<div data-slot="search"><button type="button">Search</button></div>';
  const { network, lending } = flaky(true);
  let lent: Lender | undefined;
  void Promise.resolve(lending.find('search', 'when touched')).then((lender) => (lent = lender));
  const press = async () => {
    document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
  };
  await press();
  await settled();
  expect([network.asked, lent]).toEqual([1, undefined]);
  network.isUp = true;
  await press();
  expect(lent).toBe(search);
  console.error = error;
});
