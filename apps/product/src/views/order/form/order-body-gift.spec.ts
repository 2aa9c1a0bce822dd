import type { Basket } from '../choices/order-choices.ts';
import { NO_CHOICES } from '../choices/order-choices.ts';
import { checkOrder, EMPTY_ORDER } from './buyer.ts';
import { withDelivery } from './gift-items.ts';
import { orderBody } from './order-body.ts';

const requested = { id: '12', nights: 2, extras: [] };
const physical: Basket = { kind: 'singleVoucher', requested: { ...requested, format: 'physical' } };
const digital: Basket = { kind: 'singleVoucher', requested: { ...requested, format: 'digital' } };
const values = {
  ...EMPTY_ORDER,
  recipientEmail: 'lea@example.com',
  shipName: ' Léa Petit ',
  shipAddressLine: '1 rue du Port',
  shipPostalCode: '1000',
  shipCity: 'Bruxelles',
};
const customization = { fromName: 'Anne', message: 'Bon voyage', look: 'birthday' as const };
const itemOf = (basket: Basket) =>
  orderBody({
    ...{ values, basket, choices: { ...NO_CHOICES, deliveryCountry: 'BE' }, locale: 'fr_FR', expectedAmount: 1 },
    givenItems: (items, typed) => withDelivery(items, { values: typed, customization, now: new Date('2027-01-01T09:00:00Z') }),
  }).items.singleVoucherItem;
const faults = (typed: Partial<typeof values>, delivery: 'digital' | 'physical') =>
  Object.keys(checkOrder({ ...EMPTY_ORDER, ...typed }, { today: '2027-01-01', withoutBuyer: true, withoutCard: true, delivery }));

test('a physical gift is ordered with the giver’s words and the whole address, and is not mailed', () => {
  expect(itemOf(physical)).toEqual({
    offerId: '12',
    nights: 2,
    format: 'physical',
    customization,
    shippingAddress: { name: 'Léa Petit', addressLine: '1 rue du Port', postalCode: '1000', city: 'Bruxelles', country: 'BE' },
  });
});

test('a digital gift is mailed to its recipient, and is not posted', () => {
  expect(itemOf(digital)).toEqual({ offerId: '12', nights: 2, format: 'digital', customization, recipientEmail: 'lea@example.com' });
});

test('a physical gift needs every line of its address', () => {
  expect(faults({ shipName: 'Léa' }, 'physical')).toEqual(['shipAddressLine', 'shipPostalCode', 'shipCity', 'terms']);
});

test('the address of the recipient of a digital gift may be left out, and has to be one', () => {
  expect(faults({}, 'digital')).toEqual(['terms']);
  expect(faults({ recipientEmail: 'lea@' }, 'digital')).toEqual(['recipientEmail', 'terms']);
});
