import { archivedPapers, hasPaperArchive, orderPapers } from './order-papers.ts';

const STAY = { kind: 'stay', status: 'paid' } as const;
const GIFT = { kind: 'gift', status: 'paid' } as const;
const VOUCHER = { code: 'BOX-1', kind: 'BOX', label: 'Spa', value: 14_900, expiresOn: '2029-02-10' } as const;
const DIGITAL = { ...GIFT, vouchers: [{ ...VOUCHER, format: 'digital' as const }] };
const INVOICE = { kind: 'invoice', number: 'F2030-000001', day: '2030-06-01', amount: 24_900 } as const;

test('a stay has its days for a calendar, a digital gift a page and a card to fold, a physical one its page', () => {
  expect(orderPapers(STAY)).toEqual(['confirmation.pdf', 'calendar.ics']);
  expect(orderPapers(DIGITAL)).toEqual(['confirmation.pdf', 'voucher.pdf', 'voucher.pdf?layout=card']);
  expect(orderPapers({ ...GIFT, vouchers: [{ ...VOUCHER, format: 'physical' }] })).toEqual(['confirmation.pdf', 'voucher.pdf']);
});

test('what is cancelled has its confirmation alone, and what is not paid nothing', () => {
  expect(orderPapers({ ...DIGITAL, status: 'cancelled' })).toEqual(['confirmation.pdf']);
  expect(orderPapers({ ...DIGITAL, status: 'pending' })).toEqual([]);
  expect(orderPapers({ ...STAY, status: 'failed' })).toEqual([]);
});

test('the archive holds each voucher once, and the calendar entry of a stay', () => {
  expect(archivedPapers(DIGITAL)).toEqual(['confirmation.pdf', 'voucher.pdf']);
  expect(archivedPapers(STAY)).toEqual(['confirmation.pdf', 'calendar.ics']);
});

test('an archive is offered where there are two papers to file: with an invoice, or with the vouchers of a gift', () => {
  expect(hasPaperArchive({ ...STAY, invoices: [INVOICE] })).toBe(true);
  expect(hasPaperArchive(GIFT)).toBe(true);
  expect(hasPaperArchive({ ...STAY, status: 'cancelled', invoices: [INVOICE] })).toBe(true);
});

test('a confirmation with its calendar entry is one paper to file, and what is not paid has none', () => {
  expect(hasPaperArchive(STAY)).toBe(false);
  expect(hasPaperArchive({ ...STAY, status: 'cancelled' })).toBe(false);
  expect(hasPaperArchive({ ...GIFT, status: 'pending' })).toBe(false);
});

test('nothing is printed of gifts that were all given to somebody else', () => {
  const given = { ...VOUCHER, format: 'digital' as const, state: 'transferred' };
  expect(orderPapers({ ...GIFT, vouchers: [given] })).toEqual(['confirmation.pdf']);
  expect(orderPapers({ ...GIFT, vouchers: [given, { ...VOUCHER, format: 'physical' }] })).toEqual(['confirmation.pdf', 'voucher.pdf']);
});
