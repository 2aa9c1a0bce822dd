import type { Supply } from '../tax/supplies.ts';
import {
  deliveredLines,
  expiredLines,
  giftRefundedLines,
  goodwillLines,
  redeemedLines,
  refundedLines,
  refundFailedLines,
  refundTransferredLines,
  withdrawnLines,
} from './order-entries.ts';

const vat = { kind: 'taxed', country: 'FR', rate: 1_000 } as const;
const back = (item: Supply['item']): Supply => ({ item, vat, gross: -1_100, net: -1_000, tax: -100 });
const of = (lines: readonly { account: string; cents: number }[]) => lines.map(({ account, cents }) => [account, cents]);

describe('cents given back in the provider’s dashboard', () => {
  test('make a stay to come cheaper, with its VAT', () => {
    expect(of(goodwillLines([back('stay')], { cents: 1_100, isEarned: false }))).toEqual([
      ['deferredRevenue', 1_000],
      ['tax', 100],
      ['receivable', -1_100],
    ]);
  });

  test('of a stay that is earned are the shop’s loss, for the hotel keeps its share', () => {
    expect(of(goodwillLines([back('stay')], { cents: 1_100, isEarned: true }))[0]).toEqual(['losses', 1_000]);
  });

  test('leave vouchers worth what they are, and extras less earned', () => {
    expect(of(goodwillLines([back('voucher'), back('extras')], { cents: 2_200, isEarned: false }))).toEqual([
      ['discounts', 1_000],
      ['tax', 200],
      ['revenue', 1_000],
      ['receivable', -2_200],
    ]);
  });

  test('beyond what was sold are lost', () => {
    expect(of(goodwillLines([], { cents: 500, isEarned: false }))).toEqual([
      ['losses', 500],
      ['receivable', -500],
    ]);
  });
});

describe('an order of gifts that is given back', () => {
  const piece = { code: 'A', value: 1_100, prepaidTax: 100 };
  const half: Supply = { item: 'voucher', vat, gross: -550, net: -500, tax: -50 };
  const posted = (supplies: readonly Supply[]) => of(withdrawnLines(supplies, [piece])).filter(([, cents]) => cents !== 0);

  test('whole is no longer sold: its voucher is not owed, its VAT neither paid nor waiting', () => {
    expect(posted([back('voucher')])).toEqual([
      ['tax', 100],
      ['giftLiability', 1_100],
      ['prepaidTax', -100],
      ['receivable', -1_100],
    ]);
  });

  test('and of which a bank has taken half back owes nothing for its void voucher', () => {
    expect(posted([half])).toEqual([
      ['tax', 50],
      ['giftLiability', 1_100],
      ['prepaidTax', -100],
      ['discounts', -500],
      ['receivable', -550],
    ]);
  });

  test('and of which a bank has taken everything back neither', () => {
    expect(posted([])).toEqual([
      ['giftLiability', 1_100],
      ['prepaidTax', -100],
      ['discounts', -1_000],
    ]);
  });
});

describe('a refund', () => {
  test('that the bank sends back is owed again, and the provider holds its cents as before', () => {
    expect(of([...refundedLines(500), ...refundFailedLines(500)])).toEqual([
      ['refundsDue', 500],
      ['clearing', -500],
      ['refundsDue', -500],
      ['clearing', 500],
    ]);
  });

  test('that is given by a transfer leaves the shop’s own account, and not the provider’s', () => {
    expect(of(refundTransferredLines(500))).toEqual([
      ['refundsDue', 500],
      ['bank', -500],
    ]);
  });
});

describe('a voucher that its centre has redeemed', () => {
  const kayak = { code: 'KAYAK', amount: 5_700, prepaidTax: 950, tax: 950, centreId: 7 };

  test('is earned, less the VAT that was paid when it was sold: commission to the shop, the rest to the centre', () => {
    const lines = deliveredLines({ ...kayak, commissionPercent: 25 });
    expect(of(lines)).toEqual([
      ['giftLiability', 5_700],
      ['commission', -1_188],
      ['merchantPayable', -3_562],
      ['prepaidTax', -950],
    ]);
    expect(lines.find(({ account }) => account === 'merchantPayable')?.subject).toBe('centre:7');
  });

  test('is the shop’s alone where it settles with its centres outside the ledger', () => {
    expect(of(deliveredLines({ ...kayak, commissionPercent: undefined }))).toEqual([
      ['giftLiability', 5_700],
      ['revenue', -4_750],
      ['prepaidTax', -950],
    ]);
  });
});

describe('a voucher of 57 euros that was sold for 45.60, 7.60 of them VAT, and that its centre has redeemed', () => {
  const promoted = { code: 'KAYAK', amount: 5_700, prepaidTax: 760, tax: 950, centreId: 7 };
  const earned = (lines: readonly { account: string; cents: number }[]) =>
    -lines.filter(({ account }) => !['giftLiability', 'prepaidTax'].includes(account)).reduce((sum, { cents }) => sum + cents, 0);

  test('owes its centre the share of the net worth, no more than of one that was sold for its worth', () => {
    expect(of(deliveredLines({ ...promoted, commissionPercent: 25 }))).toEqual([
      ['giftLiability', 5_700],
      ['commission', -1_188],
      ['merchantPayable', -3_562],
      ['prepaidTax', -760],
      ['discounts', -190],
    ]);
  });

  test.each([[25], [undefined]])('earns with its VAT what was taken for it, less the discount of its sale (%s)', (commissionPercent) => {
    const discount = 5_700 - 4_560;
    const lines = deliveredLines({ ...promoted, commissionPercent });
    expect(earned(lines) - discount + promoted.prepaidTax).toBe(4_560);
  });
});

describe('a gift that has expired', () => {
  test('is owed no longer: what is left of it is earned', () => {
    expect(of(expiredLines({ code: 'CARD', remaining: 3_000, prepaidTax: 0 }))).toEqual([
      ['giftLiability', 3_000],
      ['breakage', -3_000],
    ]);
  });

  test('loses the VAT that was paid when it was sold, which one that is redeemed takes over', () => {
    expect(of(expiredLines({ code: 'STAY', remaining: 13_900, prepaidTax: 1_264 }))).toEqual([
      ['giftLiability', 13_900],
      ['breakage', -12_636],
      ['prepaidTax', -1_264],
    ]);
    const redeemed = redeemedLines({ code: 'STAY', amount: 13_900, forfeited: 0, left: 0, prepaidTax: 1_264, vat: 'FR 1000', tax: 1_264 });
    expect(of(redeemed)).toContainEqual(['tax', 1_264]);
  });

  test('takes over the VAT of what it pays, the rest of it waits on what is left', () => {
    const redeemed = redeemedLines({
      code: 'STAY',
      amount: 10_000,
      forfeited: 0,
      left: 3_900,
      prepaidTax: 1_264,
      vat: 'FR 1000',
      tax: 909,
    });
    expect(of(redeemed)).toEqual([
      ['giftLiability', 10_000],
      ['receivable', -10_000],
      ['tax', 909],
      ['prepaidTax', -909],
    ]);
  });

  test('of one that was sold below its worth what it pays bears no VAT again; a refund takes all of it back', () => {
    const sold = { code: 'STAY', amount: 10_000, vat: 'FR 1000', tax: 909 };
    expect(of(redeemedLines({ ...sold, forfeited: 0, left: 0, prepaidTax: 727 }))).toEqual([
      ['giftLiability', 10_000],
      ['receivable', -10_000],
      ['tax', 909],
      ['prepaidTax', -727],
      ['discounts', -182],
    ]);
    expect(of(giftRefundedLines({ ...sold, discount: 182 }))).toEqual([
      ['receivable', 10_000],
      ['giftLiability', -10_000],
      ['prepaidTax', 727],
      ['discounts', 182],
      ['tax', -909],
    ]);
  });
});
