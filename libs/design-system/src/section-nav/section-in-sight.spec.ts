import { sectionInSight, type SectionBox } from './section-in-sight.ts';

/** A window of 1000 px; a section is marked from 0.88 of it on. */
const sight = { top: 0, bottom: 1000, share: 0.88 };
const seen = (boxes: SectionBox[], before?: string) => sectionInSight(boxes, sight, before);
const about = (top: number): SectionBox => ({ id: 'about', top, bottom: top + 400 });
const offers = (top: number): SectionBox => ({ id: 'offers', top, bottom: top + 3000 });

describe('the tab of a section is marked', () => {
  test('from the moment on that 0.88 of the section is seen @HOTEL-010', () => {
    expect(seen([about(-600), { id: 'reviews', top: 648, bottom: 1048 }], 'about')).toBe('reviews');
    expect(seen([about(-600), { id: 'reviews', top: 649, bottom: 1049 }], 'about')).toBe('about');
  });

  test('where the section is higher than the window, once it fills 0.88 of the window @HOTEL-010', () => {
    expect(seen([about(-280), offers(120)], 'about')).toBe('offers');
    expect(seen([about(-279), offers(121)], 'about')).toBe('about');
  });

  test('until another one has its share: two short sections do not take turns', () => {
    const both = [about(0), { id: 'reviews', top: 500, bottom: 900 }];
    expect(seen(both, 'about')).toBe('about');
    expect(seen(both, 'reviews')).toBe('reviews');
  });

  test('first of all, where nothing was marked before', () => {
    expect(seen([about(900), offers(1300)])).toBe('about');
    expect(seen([])).toBeUndefined();
  });
});
