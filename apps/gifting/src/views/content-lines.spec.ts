import { contentLines } from './content-lines.ts';

test('what a box includes stands one line a thing, without empty ones @GIFT-027', () => {
  expect(contentLines('A night for two\n\n Breakfast \n')).toEqual(['A night for two', 'Breakfast']);
  expect(contentLines('')).toEqual([]);
});
