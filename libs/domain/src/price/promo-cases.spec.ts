import { activityVoucherPromo, boxPromo, searchPromo, stayPromo } from './promo.ts';

/** The same two prices, told by each place in its own way (RULE-001). */
test.each([
  { ref: 10_000, sell: 10_000, search: 0, stay: 0, box: 0, voucher: 0 },
  { ref: 10_000, sell: 9_551, search: 0, stay: 0, box: 0, voucher: 0 },
  { ref: 10_000, sell: 9_550, search: 0, stay: 0, box: 0, voucher: 5 },
  { ref: 10_000, sell: 9_500, search: 0, stay: 0, box: 0, voucher: 5 },
  { ref: 10_000, sell: 9_400, search: 6, stay: 0, box: 6, voucher: 6 },
  { ref: 10_000, sell: 9_100, search: 9, stay: 0, box: 9, voucher: 9 },
  { ref: 10_000, sell: 9_000, search: 10, stay: 10, box: 10, voucher: 10 },
  { ref: 10_000, sell: 7_000, search: 30, stay: 30, box: 30, voucher: 30 },
  { ref: 0, sell: 0, search: 0, stay: 0, box: 0, voucher: 0 },
  { ref: 9_000, sell: 10_000, search: 0, stay: 0, box: 0, voucher: 0 },
])('$sell cents instead of $ref: card $search %, stay $stay %, box $box %, voucher $voucher %', ({ ref, sell, ...reported }) => {
  expect({
    search: searchPromo(ref, sell),
    stay: stayPromo(ref, sell),
    box: boxPromo(ref, sell),
    voucher: activityVoucherPromo(ref, sell),
  }).toEqual(reported);
});
