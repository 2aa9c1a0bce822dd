import { visibleSection } from './visible-section.ts';

const places = [
  { id: 'description', top: -400 },
  { id: 'room', top: 60 },
  { id: 'reviews', top: 700 },
];

describe('the section that is read', () => {
  test('is the last one that has reached the line under the bar', () => {
    expect(visibleSection(places, 59, false)).toBe('description');
    expect(visibleSection(places, 60, false)).toBe('room');
  });

  test('is the first one above all of them', () => {
    expect(visibleSection(places, -900, false)).toBe('description');
  });

  test('is the last one at the end of the page, however short it is', () => {
    expect(visibleSection(places, 60, true)).toBe('reviews');
    expect(visibleSection([], 60, true)).toBeUndefined();
  });
});
