import { splitRefund } from './refund-split.ts';

const GIFT = { code: 'CARD', amount: 4_000 };
const of = (refund: number, held: Parameters<typeof splitRefund>[1]) => {
  const { card, total, gifts } = splitRefund(refund, held);
  return { card, total, gifts: gifts.map(({ amount }) => amount) };
};

describe('a refund of an order whose payment a bank has taken back', () => {
  test('gives nothing where the bank has taken as much', () => {
    expect(of(8_000, { payments: [{ id: 'pi', left: 0 }], gifts: [], disputed: 10_000 })).toEqual({ card: 0, total: 0, gifts: [] });
    expect(of(8_000, { payments: [{ id: 'pi', left: 2_000 }], gifts: [], disputed: 8_000 }).total).toBe(0);
  });

  test('gives the rest where a part of it is disputed', () => {
    expect(of(8_000, { payments: [{ id: 'pi', left: 7_000 }], gifts: [], disputed: 3_000 })).toEqual({
      card: 5_000,
      total: 5_000,
      gifts: [],
    });
  });

  test('gives gifts no more than the refund leaves beside the dispute', () => {
    const held = { payments: [{ id: 'pi', left: 0 }], gifts: [GIFT], disputed: 6_000 };
    expect(of(8_000, held)).toEqual({ card: 0, total: 2_000, gifts: [2_000] });
  });

  test('is the whole refund where nothing is disputed', () => {
    expect(of(8_000, { payments: [{ id: 'pi', left: 6_000 }], gifts: [GIFT] })).toEqual({ card: 4_800, total: 8_000, gifts: [3_200] });
  });
});
