import type { Basket } from '../choices/order-choices.ts';
import { walletChoices, walletFailure, walletOrder } from './wallet-order.ts';

const basket: Basket = {
  kind: 'stay',
  requested: {
    id: '101',
    checkin: '2027-02-20',
    checkout: '2027-02-21',
    adults: 2,
    children: 1,
    babies: 0,
    activityDates: [{ activityId: 'spa', day: 2 }],
    minisite: 360,
  },
};
const asked = { basket, locale: 'fr_FR', email: 'ann@example.com', specialRequest: ' A quiet room ' } as const;

test('a wallet orders the stay with its people, their wish, the days of its activities, the partner’s site and its holder’s address, without insurance @PROD-084', () => {
  const choices = walletChoices(undefined);
  expect(walletOrder({ ...asked, choices, amount: 24_900 })).toEqual({
    locale: 'fr_FR',
    buyer: {
      email: { email: 'ann@example.com' },
      civility: 'MRS',
      firstName: 'Camille',
      lastName: 'Martin',
      phoneNumber: '+33612345678',
      country: 'FR',
      addressLine: '12 rue du Lac',
      postalCode: '74000',
      city: 'Annecy',
    },
    currency: 'EUR',
    expectedAmount: 24_900,
    items: {
      insuranceItem: { hasInsurance: false },
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: '101',
          activityDaySelections: [{ activityId: 'spa', day: 2 }],
          pax: { numberOfAdults: 2, numberOfChildren: 1, numberOfBabies: 0 },
          travelPeriod: { checkinDate: '2027-02-20', checkoutDate: '2027-02-21' },
          minisiteId: 360,
        },
        specialRequest: 'A quiet room',
      },
    },
  });
});

test('of the codes a wallet orders the one that was promised alone @PROD-084', () => {
  const order = walletOrder({ ...asked, choices: walletChoices('EXTRA10'), amount: 22_410, specialRequest: ' ' });
  expect(order.items).toMatchObject({ promotionCodeItem: { code: 'EXTRA10' }, insuranceItem: { hasInsurance: false } });
  expect(order.items.shortStayItem).not.toHaveProperty('specialRequest');
});

test('only an end without a booking is a failure; what may still be paid is not @PROD-082', () => {
  expect(walletFailure({ kind: 'declined' })).toBe('PAYMENT_DECLINED');
  expect(walletFailure({ kind: 'soldOut' })).toBe('SOLD_OUT');
  expect(walletFailure({ kind: 'priceChanged', amount: 1 })).toBe('PRICE_CHANGED');
  expect(walletFailure({ kind: 'refused', code: 'INVALID_FIELD' })).toBe('INVALID_FIELD');
  for (const kind of ['idle', 'working', 'waiting', 'challenge', 'unreachable'] as const) expect(walletFailure({ kind })).toBeUndefined();
  expect(walletFailure({ kind: 'processing', orderUUID: 'u' })).toBeUndefined();
});
