import { archivedDocuments, hasDocumentArchive, orderDocuments } from './order-documents.ts';

const STAY = { kind: 'stay', status: 'paid' } as const;
const GIFT = { kind: 'gift', status: 'paid' } as const;
const VOUCHER = { code: 'BOX-1', kind: 'BOX', label: 'Spa', value: 14_900, expiresOn: '2029-02-10' } as const;
const DIGITAL = { ...GIFT, vouchers: [{ ...VOUCHER, format: 'digital' as const }] };
const INVOICE = { kind: 'invoice', number: 'F2030-000001', day: '2030-06-01', amount: 24_900 } as const;

test('a stay has its days for a calendar, a digital gift a page and a card to fold, a physical one its page', () => {
  expect(orderDocuments(STAY)).toEqual(['confirmation.pdf', 'calendar.ics']);
  expect(orderDocuments(DIGITAL)).toEqual(['confirmation.pdf', 'voucher.pdf', 'voucher.pdf?layout=card']);
  expect(orderDocuments({ ...GIFT, vouchers: [{ ...VOUCHER, format: 'physical' }] })).toEqual(['confirmation.pdf', 'voucher.pdf']);
});

test('what is cancelled has its confirmation alone, and what is not paid nothing', () => {
  expect(orderDocuments({ ...DIGITAL, status: 'cancelled' })).toEqual(['confirmation.pdf']);
  expect(orderDocuments({ ...DIGITAL, status: 'pending' })).toEqual([]);
  expect(orderDocuments({ ...STAY, status: 'failed' })).toEqual([]);
});

test('the archive holds each voucher once, and the calendar entry of a stay', () => {
  expect(archivedDocuments(DIGITAL)).toEqual(['confirmation.pdf', 'voucher.pdf']);
  expect(archivedDocuments(STAY)).toEqual(['confirmation.pdf', 'calendar.ics']);
});

test('an archive is offered where there are two documents to file: with an invoice, or with the vouchers of a gift', () => {
  expect(hasDocumentArchive({ ...STAY, invoices: [INVOICE] })).toBe(true);
  expect(hasDocumentArchive(GIFT)).toBe(true);
  expect(hasDocumentArchive({ ...STAY, status: 'cancelled', invoices: [INVOICE] })).toBe(true);
});

test('a confirmation with its calendar entry is one document to file, and what is not paid has none', () => {
  expect(hasDocumentArchive(STAY)).toBe(false);
  expect(hasDocumentArchive({ ...STAY, status: 'cancelled' })).toBe(false);
  expect(hasDocumentArchive({ ...GIFT, status: 'pending' })).toBe(false);
});

test('nothing is printed of gifts that were all given to somebody else', () => {
  const given = { ...VOUCHER, format: 'digital' as const, state: 'transferred' };
  expect(orderDocuments({ ...GIFT, vouchers: [given] })).toEqual(['confirmation.pdf']);
  expect(orderDocuments({ ...GIFT, vouchers: [given, { ...VOUCHER, format: 'physical' }] })).toEqual(['confirmation.pdf', 'voucher.pdf']);
});
