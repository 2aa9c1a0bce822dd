import { ORDER_KEY, orderKeyIn } from './order-key-address.ts';

test('the link of a mail carries the key of the order behind its #', () => {
  expect(orderKeyIn(`#${ORDER_KEY}=aB_c-1`)).toBe('aB_c-1');
});

test.each(['', '#', '#key=', '#details'])('%j carries none', (hash) => {
  expect(orderKeyIn(hash)).toBeUndefined();
});
