import { hasRequiredItems } from './required-items.ts';

const item = (kind: string, id = kind) => ({ kind, id });
const stay = [item('room'), item('breakfast'), item('activity', 'kayak')];

test('a stay of a box has one item of each choice that the box promises, by kind or id', () => {
  expect(hasRequiredItems(stay, [['breakfast'], ['boat', 'kayak']])).toBe(true);
  expect(hasRequiredItems(stay, [['breakfast'], ['massage']])).toBe(false);
  expect(hasRequiredItems(stay, [['breakfast'], ['boat', 'massage']])).toBe(false);
});

test('a box that promises nothing beside its nights opens any stay', () => {
  expect(hasRequiredItems([], [])).toBe(true);
});
