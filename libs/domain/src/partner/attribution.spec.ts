import { ATTRIBUTION_DAYS, attributedPartner } from './attribution.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 25);

describe('the partner that an order counts for', () => {
  test('is the one of the last click, wherever it is remembered', () => {
    const clicks = [{ minisite: 360, at: NOW - DAY_MS }, undefined, { minisite: 97, at: NOW - 1 }];
    expect(attributedPartner(clicks, NOW)).toBe(97);
    expect(attributedPartner(clicks.toReversed(), NOW)).toBe(97);
  });

  test('is nobody from the thirtieth day after the click on', () => {
    const clicked = (ago: number) => attributedPartner([{ minisite: 360, at: NOW - ago }], NOW);
    expect(clicked(ATTRIBUTION_DAYS * DAY_MS - 1)).toBe(360);
    expect(clicked(ATTRIBUTION_DAYS * DAY_MS)).toBeUndefined();
  });

  test('is nobody without a click, or for a click that has not happened yet', () => {
    expect(attributedPartner([], NOW)).toBeUndefined();
    expect(attributedPartner([{ minisite: 360, at: NOW + 1 }], NOW)).toBeUndefined();
  });
});
