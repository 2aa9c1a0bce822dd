import { allPapersHref } from './booking-papers.ts';

const ORDER = { orderUUID: 'b3f1', kind: 'stay', status: 'paid' } as const;
const INVOICE = { kind: 'invoice', number: 'F2030-000001', day: '2030-06-01', amount: 24_900 } as const;
const ALL = '/gateway/orders/b3f1/papers.zip';

test('one archive is offered where there are two papers to keep: with an invoice, or with the vouchers of a gift', () => {
  expect(allPapersHref({ ...ORDER, invoices: [INVOICE] })).toBe(ALL);
  expect(allPapersHref({ ...ORDER, kind: 'gift' })).toBe(ALL);
});

test('a confirmation with its calendar entry is one paper to keep, and needs no archive', () => {
  expect(allPapersHref(ORDER)).toBeUndefined();
});

test('a cancelled booking has one where an invoice was issued, an unpaid one never', () => {
  expect(allPapersHref({ ...ORDER, status: 'cancelled', invoices: [INVOICE] })).toBe(ALL);
  expect(allPapersHref({ ...ORDER, status: 'cancelled' })).toBeUndefined();
  expect(allPapersHref({ ...ORDER, status: 'pending' })).toBeUndefined();
});
