import { anUpsell } from '../../fixtures/an-offer.ts';
import { extraChoices } from './extras.ts';

test('an extra costs what it costs more for the chosen number of nights @PROD-054', () => {
  expect(extraChoices([anUpsell()], {})[0]).toMatchObject({ id: '102', difference: 6_000, imageUrl: '/images/table-1/640_360.webp' });
  expect(extraChoices([anUpsell()], { nights: 2 })[0]?.difference).toBe(11_000);
  expect(extraChoices([anUpsell()], { nights: 9 })[0]?.difference).toBe(6_000);
});

test('a gift has extras only where the other stay is sold as a gift of the same length', () => {
  expect(extraChoices([anUpsell()], { giftNights: 1 })[0]?.difference).toBe(7_000);
  expect(extraChoices([anUpsell()], { giftNights: 2 })).toEqual([]);
});
