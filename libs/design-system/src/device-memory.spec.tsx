import { deviceKey, onRemembered, recall, remember } from './device-memory.ts';

afterEach(() => localStorage.clear());

test('what is kept is found again under the shop’s name', () => {
  remember('seen', 'yes');
  expect(recall('seen')).toBe('yes');
  expect(Object.keys(localStorage)).toEqual([deviceKey('seen')]);
  expect(deviceKey('seen')).toBe('escale.seen');
});

test('what is forgotten is gone, and every listener is told of both', () => {
  let reported = 0;
  const stop = onRemembered(() => reported++);
  remember('seen', 'yes');
  remember('seen', null);
  expect(recall('seen')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(reported).toBe(2);
  stop();
  remember('seen', 'again');
  expect(reported).toBe(2);
});

test('a browser that refuses its storage keeps nothing, and nobody stumbles', () => {
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = Storage.prototype.setItem = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(remember('seen', 'yes')).toBe(false);
  expect(recall('seen')).toBeNull();
  Object.assign(Storage.prototype, { getItem, setItem });
});
