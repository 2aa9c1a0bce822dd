import { NO_CHOICES } from '../choices/order-choices.ts';
import { EMPTY_ORDER } from '../form/buyer.ts';
import { orderBody } from '../form/order-body.ts';
import { aMemory } from '../../../fixtures/a-memory.ts';
import { forgetKeys, keysFor } from './payment-keys.ts';
import { recallOrder, rememberOrder } from '../form/stored-order.ts';

const bodyAt = (expectedAmount: number) => ({
  method: 'card',
  body: orderBody({
    values: { ...EMPTY_ORDER, email: 'anne@example.com' },
    basket: { kind: 'stay', requested: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 0, babies: 0 } },
    choices: NO_CHOICES,
    locale: 'fr_FR',
    expectedAmount,
  }),
});

describe('the keys of an order', () => {
  test('a retry or a reload keeps the keys, so that nothing is paid twice', () => {
    const memory = aMemory();
    expect(keysFor(bodyAt(24_900), memory)).toEqual(keysFor(bodyAt(24_900), memory));
  });

  test('another price or content is another order', () => {
    const memory = aMemory();
    expect(keysFor(bodyAt(24_900), memory).order).not.toBe(keysFor(bodyAt(26_000), memory).order);
  });

  test('order and purchase have keys of their own, and no personal data is written down', () => {
    const memory = aMemory();
    const keys = keysFor(bodyAt(24_900), memory);
    expect(keys.order).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys.order).not.toBe(keys.purchase);
    expect([...memory.texts.values()].join()).not.toContain('anne');
  });

  test('forgotten or damaged keys are made anew', () => {
    const memory = aMemory();
    const before = keysFor(bodyAt(24_900), memory).order;
    forgetKeys(memory);
    const after = keysFor(bodyAt(24_900), memory).order;
    expect(after).not.toBe(before);
    memory.setItem('shop.order.keys', '{broken');
    expect(keysFor(bodyAt(24_900), memory).order).not.toBe(after);
  });
});

describe('what was typed', () => {
  test('survives a reload, but for the card and the consent', () => {
    const memory = aMemory();
    rememberOrder(
      { ...EMPTY_ORDER, firstName: 'Anne', cardNumber: '4242 4242 4242 4242', cardCvc: '123', cardExpiry: '12/29', terms: true },
      memory,
    );
    expect(recallOrder(memory)).toMatchObject({ firstName: 'Anne' });
    expect([...memory.texts.values()].join()).not.toMatch(/4242|123|12\/29|true/);
  });

  test('junk in the storage is nothing', () => {
    const memory = aMemory();
    memory.setItem('shop.order.form', '[1');
    expect(recallOrder(memory)).toEqual({});
    memory.setItem('shop.order.form', '{"firstName":7,"hack":"x","cardNumber":"1"}');
    expect(recallOrder(memory)).toEqual({});
  });
});
