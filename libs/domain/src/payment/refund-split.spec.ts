import { splitRefund } from './refund-split.ts';

const GIFT = { code: 'CARD', amount: 4_000 };
const of = (refund: number, held: Parameters<typeof splitRefund>[1]) => {
  const { card, total, disputed, gifts } = splitRefund(refund, held);
  return { card, total, disputed, gifts: gifts.map(({ amount }) => amount) };
};

describe('a refund of an order whose payment a bank has taken back', () => {
  test('depends as a whole on the dispute where the bank has taken as much', () => {
    const whole = { card: 0, total: 0, disputed: 8_000, gifts: [] };
    expect(of(8_000, { payments: [{ id: 'pi', left: 0, disputed: 10_000 }], gifts: [] })).toEqual(whole);
    expect(of(8_000, { payments: [{ id: 'pi', left: 2_000, disputed: 8_000 }], gifts: [] })).toEqual(whole);
  });

  test('is given by the shop beyond the part that is disputed', () => {
    const held = { payments: [{ id: 'pi', left: 7_000, disputed: 3_000 }], gifts: [] };
    expect(of(8_000, held)).toEqual({ card: 5_000, total: 5_000, disputed: 3_000, gifts: [] });
  });

  test('depends on the disputes of several payments, the first as far as its bank has taken', () => {
    const payments = [
      { id: 'large', left: 4_000, disputed: 2_000 },
      { id: 'small', left: 0, disputed: 3_000 },
    ];
    expect(splitRefund(4_500, { payments, gifts: [] }).payments).toEqual([
      { id: 'large', amount: 0, disputed: 2_000 },
      { id: 'small', amount: 0, disputed: 2_500 },
    ]);
  });

  test('gives gifts no more than the refund leaves beside the dispute', () => {
    const held = { payments: [{ id: 'pi', left: 0, disputed: 6_000 }], gifts: [GIFT] };
    expect(of(8_000, held)).toEqual({ card: 0, total: 2_000, disputed: 6_000, gifts: [2_000] });
  });

  test('is the whole refund at once where nothing is disputed', () => {
    const held = { payments: [{ id: 'pi', left: 6_000 }], gifts: [GIFT] };
    expect(of(8_000, held)).toEqual({ card: 4_800, total: 8_000, disputed: 0, gifts: [3_200] });
  });
});
