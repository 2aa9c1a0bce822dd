import { readToggles } from './toggles.ts';

test('everything is on but messenger, errors and indexing @SHELL-054', () => {
  const off = Object.entries(readToggles({})).flatMap(([name, isOn]) => (isOn ? [] : [name]));
  expect(off).toEqual(['messenger', 'showErrors', 'indexing']);
});

test('the environment overrides single switches', () => {
  expect(readToggles({ SHOP_TOGGLES: 'indexing=on,boxes=off' })).toMatchObject({ indexing: true, boxes: false, customerAccount: true });
});

test('a switch that does not exist, or is neither on nor off, is refused by name', () => {
  expect(() => readToggles({ SHOP_TOGGLES: 'boxen=on' })).toThrow('there is no switch "boxen"');
  expect(() => readToggles({ SHOP_TOGGLES: 'boxes=maybe' })).toThrow('boxes is on or off, not "maybe"');
});
