import { splitElsewhere } from './refund-elsewhere.ts';

const NOTHING = { failed: [], promised: [] };

describe('a refund of the dashboard, of a payment of 100 euros,', () => {
  test('is given beside every rule where nothing is promised', () => {
    expect(splitElsewhere({ amount: 5_000, left: 5_000, ...NOTHING })).toEqual({ released: [], goodwill: 5_000 });
  });

  test('of 50 euros leaves 50 of the 80 that were promised, and 20 of it are goodwill', () => {
    const promised = [{ key: 'cancelled', amount: 8_000 }];
    expect(splitElsewhere({ amount: 5_000, left: 5_000, failed: [], promised })).toEqual({
      released: [{ key: 'cancelled', amount: 3_000 }],
      goodwill: 2_000,
    });
  });

  test('that leaves room for what was promised takes nothing off it', () => {
    const promised = [{ key: 'cancelled', amount: 8_000 }];
    expect(splitElsewhere({ amount: 2_000, left: 8_000, failed: [], promised })).toEqual({ released: [], goodwill: 2_000 });
  });

  test('takes the youngest promise first', () => {
    const promised = [
      { key: 'change', amount: 4_000 },
      { key: 'cancelled', amount: 4_000 },
    ];
    const { released } = splitElsewhere({ amount: 7_000, left: 3_000, failed: [], promised });
    expect(released).toEqual([
      { key: 'cancelled', amount: 4_000 },
      { key: 'change', amount: 1_000 },
    ]);
  });

  test('settles a refund that failed before it is goodwill', () => {
    const failed = [{ key: 'cancelled', amount: 8_000 }];
    expect(splitElsewhere({ amount: 10_000, left: 0, failed, promised: [] })).toEqual({ released: failed, goodwill: 2_000 });
    expect(splitElsewhere({ amount: 3_000, left: 7_000, failed, promised: [] })).toEqual({
      released: [{ key: 'cancelled', amount: 3_000 }],
      goodwill: 0,
    });
  });
});
