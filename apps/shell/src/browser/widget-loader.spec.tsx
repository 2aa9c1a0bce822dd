import type { RemoteName } from '@shop/contracts';
import { vi } from 'vitest';
import type { ExposedRemote } from '../slot.tsx';
import { createWidgetLoader } from './widget-loader.ts';

const search = { remote: { name: 'search' }, words: {} } as unknown as ExposedRemote;

/** A page whose remotes cannot be had, until they can. */
function flaky(isServerDocument: boolean) {
  const network = { isUp: false, requested: 0 };
  const load = (_: RemoteName) => {
    network.requested++;
    return network.isUp ? Promise.resolve(search) : Promise.reject(new Error('offline'));
  };
  return { network, loader: createWidgetLoader({ ready: new Map(), load, isServerDocument: () => isServerDocument }) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a load that failed is not repeated at once, however often the page is drawn, but after a delay', async () => {
  const { network, loader } = flaky(false);
  for (let drawn = 0; drawn < 20; drawn++) {
    const pendingRemote = loader.find('search', 'load');
    await expect(pendingRemote).rejects.toThrow('offline');
  }
  expect(network.requested).toBe(1);
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(loader.find('search', 'load')).resolves.toBe(search);
});

test('a widget that hydrates on interaction stays HTML while its code cannot be loaded, and hydrates at a later press', async () => {
  const { error } = console;
  console.error = () => undefined;
  document.body.innerHTML = '<div data-slot="search"><button type="button">Search</button></div>';
  const { network, loader } = flaky(true);
  let loaded: ExposedRemote | undefined;
  void Promise.resolve(loader.find('search', 'interaction')).then((exposed) => (loaded = exposed));
  const press = async () => {
    document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
  };
  await press();
  await settled();
  expect([network.requested, loaded]).toEqual([1, undefined]);
  network.isUp = true;
  await press();
  expect(loaded).toBe(search);
  console.error = error;
});
