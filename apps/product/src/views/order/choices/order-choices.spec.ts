import { aMemory } from '../../../fixtures/a-memory.ts';
import {
  CHOICES_PLACE,
  firstChoices,
  firstCountry,
  itemsOf,
  NO_CHOICES,
  planOf,
  readChoices,
  rememberChoices,
  type Basket,
  type OrderChoices,
} from './order-choices.ts';

const stay: Basket = {
  kind: 'stay',
  requested: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 1, babies: 0 },
};
const chosen: OrderChoices = { cancellation: 'insured', promotion: 'BIENVENUE10', gifts: ['A-1', 'B-2'], method: '3x' };

test('an order names insurance, code and gifts, each only once it is chosen @PROD-064', () => {
  expect(Object.keys(itemsOf(stay, NO_CHOICES))).toEqual(['shortStayItem']);
  expect(itemsOf(stay, chosen)).toMatchObject({
    insuranceItem: { hasInsurance: true },
    promotionCodeItem: { code: 'BIENVENUE10' },
    giftPaymentItems: [{ serialNumber: 'A-1' }, { serialNumber: 'B-2' }],
  });
  expect(itemsOf(stay, { ...NO_CHOICES, cancellation: 'policy' }).insuranceItem).toEqual({ hasInsurance: false });
});

test('the days of the activities are ordered with the stay @PROD-084', () => {
  const withSpa: Basket = { ...stay, requested: { ...stay.requested, activityDates: [{ activityId: 'spa-access', day: 2 }] } };
  expect(itemsOf(withSpa, NO_CHOICES).shortStayItem?.reservationCriteria.activityDaySelections).toEqual([
    { activityId: 'spa-access', day: 2 },
  ]);
});

test('an activity is bought for oneself or to give, and is never insured', () => {
  const own: Basket = { kind: 'activity', requested: { id: '9', adults: 3, isOwnUse: true } };
  expect(itemsOf(own, { ...NO_CHOICES, cancellation: 'insured' })).toEqual({
    activityItem: { activityId: '9', adults: 3, customType: 'OWN_USE' },
  });
  expect(itemsOf({ kind: 'activity', requested: { id: '9', adults: 2 } }, NO_CHOICES)).toEqual({
    activityItem: { activityId: '9', adults: 2 },
  });
});

test('a gift that becomes a printed one after choices were made is sent to the shop’s own country', () => {
  const memory = aMemory();
  const box = (format: 'digital' | 'physical'): Basket => ({ kind: 'box', requested: { id: 'SPABOX', format, extras: [] } });
  rememberChoices({ ...NO_CHOICES, promotion: 'BIENVENUE10' }, { basket: box('digital'), memory });
  const first = firstChoices(undefined, firstCountry(box('physical'), 'BE'));
  const read = () => readChoices(memory.getItem(CHOICES_PLACE), box('physical'), first);
  expect(read()).toEqual({ ...NO_CHOICES, promotion: 'BIENVENUE10', deliveryCountry: 'BE' });
  rememberChoices({ ...read(), deliveryCountry: 'LU' }, { basket: box('physical'), memory });
  expect(read().deliveryCountry).toBe('LU');
});

test('pieces of a gift are ordered and remembered, ten at most; anything else counts as one', () => {
  const box: Basket = { kind: 'box', requested: { id: 'SPAEBOX', format: 'digital', extras: [] } };
  expect(itemsOf(box, { ...NO_CHOICES, quantity: 3 })).toEqual({ boxItem: { code: 'SPAEBOX', format: 'digital', quantity: 3 } });
  expect(itemsOf(box, NO_CHOICES).boxItem).not.toHaveProperty('quantity');
  const remembered = (quantity: unknown) => readChoices(JSON.stringify({ ...NO_CHOICES, quantity, of: 'box SPAEBOX' }), box).quantity;
  expect([3, 10, 11, 0, 1.5, '3', null].map(remembered)).toEqual([3, 10, ...Array<undefined>(5)]);
});

test('the shop is told of its own plans; the other provider pays at once', () => {
  expect((['card', 'deferred', '3x', '4x', 'alternative'] as const).map((method) => planOf({ ...NO_CHOICES, method }))).toEqual([
    undefined,
    'deferred',
    '3x',
    '4x',
    undefined,
  ]);
});

test('choices are found again after a reload, for the same product only', () => {
  const memory = aMemory();
  rememberChoices(chosen, { basket: stay, memory });
  const text = memory.getItem(CHOICES_PLACE);
  expect(readChoices(text, stay)).toEqual(chosen);
  expect(readChoices(text, { ...stay, requested: { ...stay.requested, checkin: '2027-02-19' } })).toEqual(chosen);
  expect(readChoices(text, { ...stay, requested: { ...stay.requested, id: '102' } })).toEqual(NO_CHOICES);
});

test('a promised code counts until it is removed, which is remembered', () => {
  const memory = aMemory();
  const first = firstChoices('EXTRA10');
  expect(readChoices(null, stay, first)).toEqual({ ...NO_CHOICES, promotion: 'EXTRA10' });
  rememberChoices({ ...first, promotion: undefined }, { basket: stay, memory });
  expect(readChoices(memory.getItem(CHOICES_PLACE), stay, first)).toEqual({ ...NO_CHOICES, promotion: undefined });
});

test.each([null, '', '{', '[]', '7', '{"of":"stay 101","gifts":7}'])('%j is no choice', (text) => {
  expect(readChoices(text, stay)).toEqual(NO_CHOICES);
});

test('unknown words in what was written down count as not said', () => {
  const text = '{"of":"stay 101","cancellation":"free","method":"cash","promotion":1,"gifts":[1,"A"]}';
  expect(readChoices(text, stay)).toEqual({ ...NO_CHOICES, promotion: undefined, gifts: ['A'] });
});

const box = { kind: 'box', requested: { id: 'SPABOX', format: 'physical', extras: ['velvet'] } } satisfies Basket;

test('a physical gift names its extras, and the country that its delivery is priced for @GIFT-014', () => {
  const choices = firstChoices(undefined, firstCountry(box, 'FR'));
  expect(itemsOf(box, { ...choices, deliveryCountry: 'BE' }).boxItem).toMatchObject({
    code: 'SPABOX',
    format: 'physical',
    extras: ['velvet'],
    shippingAddress: { country: 'BE' },
  });
  expect(choices.deliveryCountry).toBe('FR');
});

test('a digital card and a digital single voucher are sent nowhere', () => {
  const given = { format: 'digital', extras: [] } as const;
  const card: Basket = { kind: 'giftCard', requested: { id: '100', amount: 10_000, ...given } };
  const voucher: Basket = { kind: 'singleVoucher', requested: { id: '12', nights: 2, ...given } };
  expect(itemsOf(card, firstChoices(undefined, firstCountry(card, 'FR')))).toEqual({ giftCardItem: { amount: 10_000, format: 'digital' } });
  expect(itemsOf(voucher, NO_CHOICES)).toEqual({ singleVoucherItem: { offerId: '12', nights: 2, format: 'digital' } });
});

test('the country of a delivery outlives a reload', () => {
  const memory = aMemory();
  const choices = { ...NO_CHOICES, deliveryCountry: 'BE' };
  rememberChoices(choices, { basket: box, memory });
  expect(readChoices(memory.getItem(CHOICES_PLACE), box)).toEqual(choices);
});
