import { paidInstalmentOf, payInstalmentHref } from './instalment-address.ts';

const UUID = '3f2b8a90-1c2d-4e5f-8a9b-0c1d2e3f4a5b';

test('the summary of an instalment names booking and number, and reads them back', () => {
  const { search } = new URL(payInstalmentHref('nl_BE', { orderUUID: UUID, number: 2 }), 'https://shop.example');
  expect(paidInstalmentOf(search)).toEqual({ orderUUID: UUID, number: 2 });
});

test.each([
  '',
  '?booking=b3f1',
  '?booking=b3f1&instalment=0',
  '?booking=b3f1&instalment=x',
  '?instalment=2',
  '?booking=a%20b&instalment=2',
])('an address that names no instalment sells: %s', (search) => {
  expect(paidInstalmentOf(search)).toBeUndefined();
});
