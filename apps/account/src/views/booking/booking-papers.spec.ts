import { allPapersHref, bookingPapers } from './booking-papers.ts';

const ORDER = { orderUUID: 'b3f1', kind: 'stay', status: 'paid' } as const;
const GIFT = { ...ORDER, kind: 'gift' } as const;
const INVOICE = { kind: 'invoice', number: 'F2030-000001', day: '2030-06-01', amount: 24_900 } as const;
const ALL = '/gateway/orders/b3f1/papers.zip';

test('one archive is offered where there are two papers to keep: with an invoice, or with the vouchers of a gift', () => {
  expect(allPapersHref({ ...ORDER, invoices: [INVOICE] })).toBe(ALL);
  expect(allPapersHref(GIFT)).toBe(ALL);
});

test('a confirmation with its calendar entry is one paper to keep, and needs no archive', () => {
  expect(allPapersHref(ORDER)).toBeUndefined();
});

test('a cancelled booking has one where an invoice was issued, an unpaid one never', () => {
  expect(allPapersHref({ ...ORDER, status: 'cancelled', invoices: [INVOICE] })).toBe(ALL);
  expect(allPapersHref({ ...ORDER, status: 'cancelled' })).toBeUndefined();
  expect(allPapersHref({ ...ORDER, status: 'pending' })).toBeUndefined();
});

const VOUCHER = { code: 'BOX-1', kind: 'BOX', label: 'Spa', value: 14_900, expiresOn: '2029-02-10' } as const;
const papersOf = (order: Parameters<typeof bookingPapers>[0]) => bookingPapers(order).map(({ paper }) => paper);

test('a stay has its days for a calendar, a digital gift a page and a card to fold, a physical one its page', () => {
  expect(papersOf(ORDER)).toEqual(['confirmation.pdf', 'calendar.ics']);
  expect(papersOf({ ...GIFT, vouchers: [{ ...VOUCHER, format: 'digital' }] })).toEqual([
    'confirmation.pdf',
    'voucher.pdf',
    'voucher.pdf?layout=card',
  ]);
  expect(papersOf({ ...GIFT, vouchers: [{ ...VOUCHER, format: 'physical' }] })).toEqual(['confirmation.pdf', 'voucher.pdf']);
});

test('what is cancelled has its confirmation alone, and what is not paid nothing', () => {
  const gift = { ...GIFT, vouchers: [{ ...VOUCHER, format: 'digital' as const }] };
  expect(papersOf({ ...gift, status: 'cancelled' })).toEqual(['confirmation.pdf']);
  expect(papersOf({ ...gift, status: 'pending' })).toEqual([]);
});
