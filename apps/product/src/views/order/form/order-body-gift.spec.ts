import type { Basket } from '../choices/order-choices.ts';
import { NO_CHOICES } from '../choices/order-choices.ts';
import { checkOrder, EMPTY_ORDER, type OrderValues } from './buyer.ts';
import { withDelivery } from './gift-items.ts';
import { orderBody } from './order-body.ts';

const requested = { id: '12', nights: 2, extras: [] };
const physical: Basket = { kind: 'singleVoucher', requested: { ...requested, format: 'physical' } };
const digital: Basket = { kind: 'singleVoucher', requested: { ...requested, format: 'digital' } };
const values: OrderValues = {
  ...EMPTY_ORDER,
  recipientEmail1: 'lea@example.com',
  shipName: ' Léa Petit ',
  shipAddressLine: '1 rue du Port',
  shipPostalCode: '1000',
  shipCity: 'Bruxelles',
};
const clock = { now: new Date('2027-01-01T09:00:00Z'), timeZone: 'Europe/Brussels' };
const customization = { fromName: 'Anne', message: 'Bon voyage', look: 'birthday' as const };
const itemOf = (basket: Basket, { quantity, ...typed }: Partial<OrderValues> & { readonly quantity?: number } = {}) =>
  orderBody({
    ...{ basket, choices: { ...NO_CHOICES, deliveryCountry: 'BE', quantity }, locale: 'fr_FR', expectedAmount: 1 },
    values: { ...values, ...typed },
    givenItems: (items, filledIn) => withDelivery(items, { values: filledIn, customization, ...clock }),
  }).items.singleVoucherItem;
const faults = (typed: Partial<OrderValues>, format: 'digital' | 'physical', quantity = 1) =>
  Object.keys(
    checkOrder(
      { ...EMPTY_ORDER, ...typed },
      { today: '2027-01-01', withoutBuyer: true, withoutCard: true, delivery: { format, quantity, isMailed: false, clock } },
    ),
  );

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

test('of several pieces each may go to a recipient of its own; one without goes to the first', () => {
  expect(itemOf(digital, { quantity: 3 })).toMatchObject({ quantity: 3, recipientEmail: 'lea@example.com' });
  const three = itemOf(digital, { quantity: 3, recipientEmail2: ' tom@example.com ' });
  expect(three?.recipients?.map(({ recipientEmail }) => recipientEmail)).toEqual(['lea@example.com', 'tom@example.com', 'lea@example.com']);
  expect(three).not.toHaveProperty('recipientEmail');
  const withWords = itemOf(digital, {
    quantity: 3,
    recipientEmail2: 'tom@example.com',
    recipientMessage2: ' Salut Tom ',
    recipientMessage3: 'x',
  });
  expect(withWords?.recipients?.map(({ message }) => message)).toEqual([undefined, 'Salut Tom', undefined]);
  // What was typed for a piece that is no longer bought counts no more.
  expect(itemOf(digital, { quantity: 2, recipientEmail3: 'ann@example.com' })).toMatchObject({ recipientEmail: 'lea@example.com' });
});

test('the recipients of one piece and of several may be named, and words for the first alone are kept', () => {
  const [lea, bob] = [
    { recipientEmail: 'lea@example.com', firstName: 'Léa' },
    { recipientEmail: 'bob@example.com', firstName: 'Bob' },
  ];
  expect(itemOf(digital, { recipientName1: ' Léa ', recipientMessage1: 'x' })?.recipients).toEqual([lea]);
  const typed = { recipientName1: 'Léa', recipientEmail2: 'bob@example.com', recipientName2: 'Bob' };
  expect(itemOf(digital, { quantity: 3, ...typed })?.recipients).toEqual([lea, bob, lea]);
  const message = 'Pour toi';
  const words = itemOf(digital, { quantity: 2, recipientMessage1: message })?.recipients;
  expect(words).toEqual(Array(2).fill({ recipientEmail: 'lea@example.com', message }));
  expect(faults({ recipientEmail1: 'lea@example.com', recipientName1: 'L3a' }, 'digital')).toEqual(['recipientName1', 'terms']);
});

test('a recipient with an address of their own may get the gift at a time of their own, by their own clock', () => {
  const typed = { recipientEmail2: 'tom@example.com', recipientDay2: '2027-06-21', recipientDay3: '2027-06-21' };
  const timesOf = (more: object) => itemOf(digital, { quantity: 3, ...typed, ...more })?.recipients?.map(({ sendAt }) => sendAt);
  expect(timesOf({})).toEqual([undefined, { day: '2027-06-21', time: '08:00', timeZone: 'Europe/Brussels' }, undefined]);
  expect(timesOf({ recipientTime2: '18:00', recipientPlace2: 'Indian/Reunion' })?.[1]).toEqual({
    day: '2027-06-21',
    time: '18:00',
    timeZone: 'Indian/Reunion',
  });
});

test('a time of their own that has passed or is more than a year ahead is refused at its day', () => {
  const onDay = (recipientDay2: string) =>
    faults({ recipientEmail1: 'lea@example.com', recipientEmail2: 'tom@example.com', recipientDay2 }, 'digital', 2);
  expect(onDay('2026-12-31')).toEqual(['recipientDay2', 'terms']);
  expect(onDay('2028-01-02')).toEqual(['recipientDay2', 'terms']);
  expect(onDay('2027-12-24')).toEqual(['terms']);
});

test('the addresses of further recipients have to be some, and need that of the first', () => {
  expect(faults({ recipientEmail1: 'lea@example.com', recipientEmail3: 'tom@' }, 'digital', 3)).toEqual(['recipientEmail3', 'terms']);
  expect(faults({ recipientEmail3: 'tom@' }, 'digital', 2)).toEqual(['terms']);
  expect(faults({ recipientEmail2: 'tom@example.com' }, 'digital', 2)).toEqual(['recipientEmail1', 'terms']);
});

test('a physical gift needs every line of its address', () => {
  expect(faults({ shipName: 'Léa' }, 'physical')).toEqual(['shipAddressLine', 'shipPostalCode', 'shipCity', 'terms']);
});

test('the address of the recipient of a digital gift may be left out, and has to be one', () => {
  expect(faults({}, 'digital')).toEqual(['terms']);
  expect(faults({ recipientEmail1: 'lea@' }, 'digital')).toEqual(['recipientEmail1', 'terms']);
});
