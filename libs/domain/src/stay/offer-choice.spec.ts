import { chosenOffer, differencePerNight, pricePerNight } from './offer-choice.ts';

const total = (sellPrice: number, nights: number) => ({ sellPrice, nights });

test.each([
  [total(10_000, 1), 10_000],
  [total(10_001, 1), 10_100],
  [total(30_000, 2), 15_000],
  [total(30_100, 2), 15_100],
  [total(10_000, 3), 3_400],
  [total(10_000, 0), 10_000],
])('%j costs %d cents a night, rounded up to whole euros @PROD-047', (price, perNight) => {
  expect(pricePerNight(price)).toBe(perNight);
});

test.each([
  [total(10_000, 1), total(10_000, 1), 0],
  [total(10_001, 1), total(10_000, 1), 100],
  [total(33_000, 3), total(30_000, 3), 1_000],
  [total(33_100, 3), total(30_000, 3), 1_100],
  [total(29_000, 2), total(30_000, 2), -500],
  [total(29_900, 2), total(30_000, 2), 0],
])('%j differs from %j by %d cents a night, rounded up @PROD-046', (offer, other, difference) => {
  expect(differencePerNight(offer, other)).toBe(difference);
});

test('the first offer stands chosen until another one is named that can be had @PROD-043', () => {
  const offers = [{ weekendId: '7' }, { weekendId: '8' }];
  expect(chosenOffer(offers, undefined)?.weekendId).toBe('7');
  expect(chosenOffer(offers, '8')?.weekendId).toBe('8');
  expect(chosenOffer(offers, '9')?.weekendId).toBe('7');
  expect(chosenOffer([], '8')).toBeUndefined();
});
