import { cutText } from './cut-text.ts';

describe('a text cut to its beginning', () => {
  test('of exactly the limit stays whole @PROD-026', () => {
    expect(cutText('x'.repeat(250), 250)).toBe('x'.repeat(250));
    expect(cutText('x'.repeat(251), 250)).toBe(`${'x'.repeat(250)}…`);
  });

  test('has one ending, even where a sentence ended', () => {
    expect(cutText('Breakfast. Then the lake, and a boat.', 10)).toBe('Breakfast…');
    expect(cutText('Breakfast. Then the lake, and a boat.', 25)).toBe('Breakfast. Then the lake…');
  });

  test('ends with a whole word and an ellipsis', () => {
    expect(cutText('A night by the lake', 12)).toBe('A night by…');
    expect(cutText('A night by the lake', 10)).toBe('A night by…');
  });
});
