import { setConsent } from './consent.ts';
import { track, trackedItem } from './data-layer.ts';

const VIEW = { event: 'view_item', item: { id: '12', name: 'A night by the lake', price: 19_900 } } as const;

beforeEach(() => {
  delete window.dataLayer;
  globalThis.__SHOP_CONSENT__ = undefined;
});

test('nothing is told before the visitor agrees, and what happened before is not told later', () => {
  track(VIEW);
  setConsent(true);
  expect(window.dataLayer).toBeUndefined();
});

test('with consent an event reaches the data layer @SHELL-066', () => {
  setConsent(true);
  track(VIEW);
  expect(window.dataLayer).toEqual([VIEW]);
});

test('a card is told by its name, its price and its place in the list @SHELL-066', () => {
  expect(trackedItem({ id: '12', label: 'A night by the lake', sellPrice: 19_900 }, 2)).toEqual({ ...VIEW.item, index: 2 });
});

test('consent that is withdrawn ends the telling', () => {
  setConsent(true);
  track(VIEW);
  setConsent(false);
  track(VIEW);
  expect(window.dataLayer).toHaveLength(1);
});
