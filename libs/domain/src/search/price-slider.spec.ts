import { priceHandles, priceOfHandles, priceSliderLimits } from './price-slider.ts';

test('the slider runs from 9 to 250 euros, for activities from 1 @SEARCH-089 @SEARCH-090', () => {
  expect(priceSliderLimits('booking')).toEqual({ from: 9, to: 250 });
  expect(priceSliderLimits('activity')).toEqual({ from: 1, to: 250 });
});

test('what a gift leaves to pay is measured from 0, and a maximum of 0 means only what is included @GIFT-021', () => {
  expect(priceSliderLimits('supplement')).toEqual({ from: 0, to: 250 });
  expect(priceOfHandles({ from: 0, to: 0 }, 'supplement')).toEqual({ max: 0 });
  expect(priceOfHandles({ from: 0, to: 250 }, 'supplement')).toEqual({});
  expect(priceOfHandles({ from: 10, to: 60 }, 'supplement')).toEqual({ min: 1_000, max: 6_000 });
  expect(priceHandles({ max: 0 }, 'supplement')).toEqual({ from: 0, to: 0 });
});

test('handles at the ends leave the range open @SEARCH-089', () => {
  expect(priceOfHandles({ from: 9, to: 250 }, 'booking')).toEqual({});
  expect(priceOfHandles({ from: 10, to: 249 }, 'booking')).toEqual({ min: 1_000, max: 24_900 });
  expect(priceOfHandles({ from: 1, to: 250 }, 'activity')).toEqual({});
  expect(priceOfHandles({ from: 2, to: 250 }, 'activity')).toEqual({ min: 200 });
});

test('what was chosen is found again on the slider, in euros and in cents', () => {
  expect(priceHandles({ min: 1_000, max: 24_900 }, 'booking')).toEqual({ from: 10, to: 249 });
  expect(priceHandles({}, 'booking')).toEqual({ from: 9, to: 250 });
  expect(priceHandles({ min: 90_000 }, 'booking')).toEqual({ from: 250, to: 250 });
});
