import { deviceKey, recall, remember } from './device-memory.ts';

afterEach(() => localStorage.clear());

test('what is kept is found again under the shop’s name', () => {
  remember('seen', 'yes');
  expect(recall('seen')).toBe('yes');
  expect(Object.keys(localStorage)).toEqual([deviceKey('seen')]);
  expect(deviceKey('seen')).toBe('escale.seen');
});

test('a browser that refuses its storage keeps nothing, and nobody stumbles', () => {
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = Storage.prototype.setItem = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  remember('seen', 'yes');
  expect(recall('seen')).toBeNull();
  Object.assign(Storage.prototype, { getItem, setItem });
});
