import { DELIVERY_WORKING_DAYS, isDeliveryFree, shippingTo } from './gift-delivery.ts';

const COSTS = { amount: 0, internationalShippingFeesPerCountry: { BE: 690 } };

test('a physical gift takes 2 to 4 working days and says so when it travels free @GIFT-036', () => {
  expect(DELIVERY_WORKING_DAYS).toEqual({ least: 2, most: 4 });
  expect(isDeliveryFree(COSTS)).toBe(true);
  expect(isDeliveryFree({ amount: 1 })).toBe(false);
});

test('another country pays its fee, and a country without one is not delivered to', () => {
  expect(shippingTo(COSTS, 'FR')).toBe(0);
  expect(shippingTo(COSTS, 'FR', 'BE')).toBe(690);
  expect(shippingTo(COSTS, 'FR', 'US')).toBeUndefined();
});
