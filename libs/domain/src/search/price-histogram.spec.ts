import { histogramBars, PRICE_BARS, priceBar } from './price-histogram.ts';
import { priceSliderLimits } from './price-slider.ts';

const STAYS = priceSliderLimits('booking');
const counts = (of: Readonly<Record<number, number>>) => Array.from({ length: PRICE_BARS }, (_, bar) => of[bar] ?? 0);

test('a price belongs to the bar of its ten euros, the cheapest to the first and all above 240 to the last', () => {
  const bars = [0, 1_999, 2_000, 2_999, 3_000, 23_999, 24_000, 90_000].map(priceBar);
  expect(bars).toEqual([0, 0, 1, 1, 2, 22, 23, 23]);
});

test('bars stand side by side from one end of the slider to the other', () => {
  const bars = histogramBars(counts({ 3: 5 }), STAYS);
  expect(bars).toHaveLength(PRICE_BARS);
  expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([STAYS.from, STAYS.to]);
  expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to));
});

test('the tallest bar fills the height, and the open end of the dear ones is no measure', () => {
  const bars = histogramBars(counts({ 3: 5, 4: 10, 23: 400 }), STAYS);
  expect([bars[3]!.share, bars[4]!.share, bars[23]!.share]).toEqual([0.5, 1, 1]);
});

test('what a gift pays whole is no measure of what is to be added @GIFT-021', () => {
  const bars = histogramBars(counts({ 0: 400, 3: 5, 4: 10 }), priceSliderLimits('supplement'));
  expect([bars[0]!.share, bars[3]!.share, bars[4]!.share]).toEqual([1, 0.5, 1]);
  expect(histogramBars(counts({ 0: 4 }), priceSliderLimits('supplement'))[0]!.share).toBe(1);
});

test('where all is dear the last bar stands alone, and where nothing is found there is none', () => {
  expect(histogramBars(counts({ 23: 4 }), STAYS).at(-1)!.share).toBe(1);
  expect(histogramBars(counts({}), STAYS)).toEqual([]);
  expect(histogramBars([], STAYS)).toEqual([]);
});
