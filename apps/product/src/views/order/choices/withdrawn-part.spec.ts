import { withdrawnPart } from './withdrawn-part.ts';

test.each([
  [{ code: 'INVALID_FIELD', field: 'items.boxItem.extras' }, 'extras'],
  [{ code: 'INVALID_FIELD', field: 'items.singleVoucherItem.nights' }, 'nights'],
  [{ code: 'INVALID_FIELD', field: 'items.giftCardItem.amount' }, 'amount'],
  [{ code: 'INVALID_FIELD', field: 'items.singleVoucherItem.format' }, 'physical'],
  [{ code: 'FORMAT_NOT_AVAILABLE' }, 'physical'],
  [{ code: 'PHYSICAL_NOT_AVAILABLE', field: 'format' }, 'physical'],
  [{ code: 'NOT_GIFTABLE', field: 'items.boxItem.code' }, 'box'],
  [{ code: 'GIFT_USED', field: 'items.giftPaymentItems.0.serialNumber' }, undefined],
  [new Error('no answer'), undefined],
])('%p', (error, part) => {
  expect(withdrawnPart(error)).toBe(part);
});
