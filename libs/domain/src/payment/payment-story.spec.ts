import { paymentStory, type PlannedPayment } from './payment-story.ts';

const PARTS = { product: 24_000, extras: 0, shipping: 0, insurance: 0, paymentFee: 360, promotion: 0, gifts: 0 };
const row = (number: number, facts: Partial<PlannedPayment> = {}): PlannedPayment => ({
  ...{ number, day: `2027-0${number}-01`, amount: 8_000, status: 'planned' },
  ...facts,
});
const said = (story: ReturnType<typeof paymentStory>) => story.lines.map((line) => ({ ...line, payment: undefined }));

test('an order that is paid at once tells what the card and the gifts have paid', () => {
  const story = paymentStory({ parts: { ...PARTS, paymentFee: 0, gifts: 5_000 }, amount: 19_000 });
  expect(story).toEqual({
    total: 24_000,
    open: 0,
    paid: 24_000,
    lines: [
      { kind: 'gifts', amount: 5_000 },
      { kind: 'card', amount: 19_000 },
    ],
  });
});

test('a deferred payment is due, and nothing of it is paid @PROD-071', () => {
  const story = paymentStory({ amount: 24_000, schedule: [row(7, { amount: 24_000 })] });
  expect(said(story)).toEqual([{ kind: 'dueOn', day: '2027-07-01', amount: 24_000 }]);
  expect(story.open).toBe(24_000);
});

test('of a plan each payment has its day, and a declined one is unpaid since then @PROD-072 @PROD-073', () => {
  const schedule = [row(1, { amount: 8_360, status: 'paid' }), row(2, { status: 'failed' }), row(3, { status: 'charging' })];
  const story = paymentStory({ parts: PARTS, amount: 24_360, schedule });
  expect(said(story)).toEqual([
    { kind: 'paidOn', day: '2027-01-01', amount: 8_360 },
    { kind: 'unpaidSince', day: '2027-02-01', amount: 8_000 },
    { kind: 'dueOn', day: '2027-03-01', amount: 8_000 },
  ]);
  expect([story.open, story.paid]).toEqual([16_000, 8_360]);
});

test('the supplement of a change stands beside the plan', () => {
  const schedule = [row(1, { status: 'paid' })];
  const story = paymentStory({ amount: 9_500, schedule, money: { card: 9_500, gifts: 0, cardBack: 0, giftsBack: 0 } });
  expect(said(story)).toEqual([
    { kind: 'card', amount: 1_500 },
    { kind: 'paidOn', day: '2027-01-01', amount: 8_000 },
  ]);
});

test('of a cancelled plan what was not taken is gone, and what went back names card and gifts', () => {
  const schedule = [row(1, { status: 'paid' }), row(2, { status: 'cancelled' })];
  const story = paymentStory({ amount: 16_000, schedule, money: { card: 8_000, gifts: 2_000, cardBack: 4_000, giftsBack: 1_000 } });
  expect(said(story)).toEqual([
    { kind: 'gifts', amount: 2_000 },
    { kind: 'paidOn', day: '2027-01-01', amount: 8_000 },
    { kind: 'cardBack', amount: 4_000 },
    { kind: 'giftsBack', amount: 1_000 },
  ]);
  expect([story.open, story.paid]).toEqual([0, 5_000]);
});

test('what a bank has taken back by a dispute is a line of its own, and paid no more', () => {
  const money = { card: 24_000, gifts: 0, cardBack: 6_600, disputedBack: 3_000, giftsBack: 0 };
  const story = paymentStory({ amount: 24_000, money });
  expect(said(story)).toEqual([
    { kind: 'card', amount: 24_000 },
    { kind: 'cardBack', amount: 6_600 },
    { kind: 'disputedBack', amount: 3_000 },
  ]);
  expect(story.paid).toBe(14_400);
});
