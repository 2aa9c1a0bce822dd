import { DISTANCE_LIMITS, distanceHandles } from './distance-slider.ts';
import { priceRange } from './price-range.ts';
import { priceSliderLimits } from './price-slider.ts';

describe('the ends of the sliders (RULE-020)', () => {
  test('are 9 and 250 euros, 0 and 300 km @RULE-020', () => {
    expect(priceSliderLimits('booking')).toEqual({ from: 9, to: 250 });
    expect(DISTANCE_LIMITS).toEqual({ from: 0, to: 300 });
  });

  test('mean that nothing is limited @RULE-020', () => {
    expect(priceRange({ min: 900, max: 25_000 })).toEqual({});
    expect(distanceHandles({}, false)).toEqual({ from: 0, to: 300 });
  });
});
