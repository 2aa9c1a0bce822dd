import type { ScheduledPayment } from '@shop/contracts';
import { instalmentView, isUnpaid, openCents, stoppedPayments } from './instalment-view.ts';

const row = (facts: Partial<ScheduledPayment>): ScheduledPayment => ({
  ...{ number: 2, day: '2027-03-01', amount: 8_000, status: 'planned' },
  ...facts,
});

test.each<[string, Partial<ScheduledPayment>, object]>([
  ['that was charged is taken', { status: 'paid' }, { state: 'taken' }],
  ['that the customer paid by another card says so', { status: 'paid', byCustomer: true }, { state: 'byHand' }],
  ['that is to come may be paid before its day', { nextCharge: '2027-03-01' }, { state: 'due', payable: 'early' }],
  ['that is being charged waits', { status: 'charging' }, { state: 'charging' }],
  [
    'that was declined names its next charge and may be paid by another card',
    { status: 'failed', nextCharge: '2027-03-02' },
    { state: 'failed', nextDay: '2027-03-02', payable: 'again' },
  ],
  ['that a dispute has stopped says so and cannot be paid', { stopped: 'disputed' }, { state: 'disputed' }],
  ['that stopped once all was given back says so', { status: 'failed', stopped: 'refunded' }, { state: 'refunded' }],
  ['that was declined to the last is owed', { status: 'failed' }, { state: 'owed', payable: 'again' }],
])('an instalment %s', (_, facts, view) => {
  expect(instalmentView(row(facts))).toEqual({ day: '2027-03-01', ...view });
});

test('what is still to be taken leaves out what was paid or dropped, and counts what was declined', () => {
  const rows = [row({ status: 'paid' }), row({}), row({ status: 'failed' }), row({ status: 'charging' }), row({ status: 'cancelled' })];
  const stopped = row({ stopped: 'disputed' });
  expect(openCents([...rows, stopped])).toBe(24_000);
  expect(stoppedPayments({ schedule: [...rows, stopped] })).toEqual([stopped]);
});

test('a plan of which nothing is paid has nothing to give back, unless a gift paid a part', () => {
  const parts = { product: 8_000, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 };
  expect(isUnpaid({ schedule: [row({})], parts })).toBe(true);
  expect(isUnpaid({ schedule: [row({ status: 'paid' }), row({})], parts })).toBe(false);
  expect(isUnpaid({ schedule: [row({})], parts: { ...parts, gifts: 1_000 } })).toBe(false);
  expect(isUnpaid({ parts })).toBe(false);
});
