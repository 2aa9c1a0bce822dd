import { highlightParts } from './highlight.ts';

const typedIn = (label: string, typed: string) =>
  highlightParts(label, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed, marked in a suggestion', () => {
  test('is found whatever the case and the accents', () => {
    expect(typedIn('Étretat', 'et')).toBe('[Ét]retat');
    expect(typedIn('Saint-Émilion', 'EMI')).toBe('Saint-[Émi]lion');
  });

  test('is found at the beginning of a word only', () => {
    expect(typedIn('Annecy', 'nec')).toBe('Annecy');
    expect(typedIn('La Baule', 'ba')).toBe('La [Ba]ule');
  });

  test('is nothing while nothing is typed', () => {
    expect(typedIn('Annecy', '  ')).toBe('Annecy');
  });
});
