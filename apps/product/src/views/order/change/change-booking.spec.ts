import type { ModifyAnswer, ModifyBody } from '@shop/contracts';
import { aMemory } from '../../../fixtures/a-memory.ts';
import { changeBooking, endOfStarted, type ChangeDeps } from './change-booking.ts';
import { CHANGE_PLACE } from './started-change.ts';

const body = (checkinDate: string, expectedDifference = 10_000): ModifyBody => ({
  email: 'anne@example.com',
  locale: 'fr_FR',
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate, checkoutDate: '2027-03-09' },
  expectedDifference,
});
const CARD = { number: '4242424242424242', expiry: '12/29', cvc: '123' };
const attempt = (checkin = '2027-03-01') => ({ uuid: 'b3f1', body: body(checkin), card: CARD });
const WHO = { uuid: 'b3f1', email: 'anne@example.com' };

const PENDING: ModifyAnswer = { changeId: 'c1', status: 'pending', amount: 10_000, paymentIntentId: 'pi_1', provider: 'test' };
const DONE: ModifyAnswer = { changeId: 'c1', status: 'done', amount: 0 };
const refusal = (status: number, code: string, amount?: number) => Object.assign(new Error(code), { status, code, amount });

/** A shop that accepts changes by default; it counts the changes by their keys. */
function fakeDeps(calls: Partial<ChangeDeps['calls']> = {}) {
  const keys: string[] = [];
  const cards: string[] = [];
  let made = 0;
  const deps: ChangeDeps = {
    memory: aMemory(),
    newKey: () => `key-${++made}`,
    calls: {
      modifyBooking: async (_, __, key) => (keys.push(key), PENDING),
      confirmTestCard: async (intent) => (cards.push(intent), { status: 'succeeded' }),
      completeModification: async () => DONE,
      ...calls,
    },
  };
  return { deps, keys, cards };
}

test('a dearer stay is changed once its supplement is paid @PROD-062', async () => {
  const { deps, cards } = fakeDeps();
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'done' });
  expect(cards).toEqual(['pi_1']);
});

test('a cheaper stay needs no card', async () => {
  const { deps, cards } = fakeDeps({ modifyBooking: async () => DONE });
  expect(await changeBooking({ uuid: 'b3f1', body: body('2027-03-01', -500) }, deps)).toEqual({ kind: 'done' });
  expect(cards).toEqual([]);
});

test('a lost answer is tried again with the same key, other days with another one', async () => {
  const keys: string[] = [];
  const { deps } = fakeDeps({
    modifyBooking: async (_, __, key) => {
      keys.push(key);
      throw refusal(0, 'NETWORK');
    },
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'unreachable' });
  await changeBooking(attempt(), deps);
  await changeBooking(attempt('2027-03-02'), deps);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a supplement that was paid before its answer was lost is not paid again, whatever was chosen since', async () => {
  let isLost = true;
  const { deps, cards, keys } = fakeDeps({
    completeModification: async () => {
      if (isLost) throw refusal(0, 'TIMEOUT');
      return DONE;
    },
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'unreachable' });
  isLost = false;
  expect(await changeBooking(attempt('2027-03-02'), deps)).toEqual({ kind: 'done' });
  expect([cards.length, keys.length]).toEqual([1, 1]);
});

test('a declined card is followed by a new payment: the old one may have lapsed', async () => {
  let isDeclined = true;
  const { deps, keys } = fakeDeps({ confirmTestCard: async () => ({ status: isDeclined ? 'declined' : 'succeeded' }) });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'declined' });
  isDeclined = false;
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'done' });
  expect(new Set(keys).size).toBe(2);
});

test('the bank’s question is answered for the same change', async () => {
  let isAnswered = false;
  const { deps, keys } = fakeDeps({
    confirmTestCard: async () => ({ status: isAnswered ? 'succeeded' : 'challenge' }),
    completeModification: async () => {
      if (!isAnswered) throw refusal(402, 'PAYMENT_NOT_CONFIRMED');
      return DONE;
    },
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'challenge' });
  expect(await endOfStarted(WHO, deps)).toBeUndefined();
  isAnswered = true;
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'done' });
  expect(new Set(keys).size).toBe(1);
});

test('rooms that went while the card paid: the supplement is on its way back, and other days may be tried', async () => {
  const { deps } = fakeDeps({
    completeModification: async () => {
      throw refusal(409, 'SOLD_OUT');
    },
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'soldOut', paid: 10_000 });
  expect(deps.memory.getItem(CHANGE_PLACE)).toBeNull();
});

test.each([
  ['BOOKING_CHANGED', 'overtaken'],
  ['ALREADY_CANCELLED', 'cancelled'],
])('a booking that was overtaken while the card paid (%s) gives the supplement back, and is paid no second time', async (code, kind) => {
  const { deps, keys } = fakeDeps({
    completeModification: async () => {
      throw refusal(409, code);
    },
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind, paid: 10_000 });
  expect(deps.memory.getItem(CHANGE_PLACE)).toBeNull();
  expect(keys).toHaveLength(1);
});

test.each([
  [refusal(409, 'PRICE_CHANGED', -500), { kind: 'differenceChanged', difference: -500 }],
  [refusal(409, 'SOLD_OUT'), { kind: 'soldOut', paid: 0 }],
  [refusal(409, 'NOT_MODIFIABLE'), { kind: 'closed' }],
  [refusal(409, 'ALREADY_CANCELLED'), { kind: 'cancelled', paid: 0 }],
  [refusal(422, 'INVALID_FIELD'), { kind: 'refused', code: 'INVALID_FIELD' }],
  [refusal(503, 'DOWN'), { kind: 'unreachable' }],
])('a refusal %s ends as %o', async (error, outcome) => {
  const { deps } = fakeDeps({ modifyBooking: () => Promise.reject(error) });
  expect(await changeBooking(attempt(), deps)).toEqual(outcome);
});

test('a page that has polled too often what became of a supplement knows when to ask again', async () => {
  const { deps } = fakeDeps({
    completeModification: () => Promise.reject(Object.assign(refusal(429, 'TOO_MANY_ATTEMPTS'), { retryAfterSeconds: 40 })),
  });
  expect(await changeBooking(attempt(), deps)).toEqual({ kind: 'unreachable', retryAfterSeconds: 40 });
  expect(await endOfStarted(WHO, deps)).toEqual({ kind: 'unreachable', retryAfterSeconds: 40 });
});

test('nothing of the customer is written down', async () => {
  const { deps } = fakeDeps({ confirmTestCard: async () => ({ status: 'challenge' }) });
  await changeBooking(attempt(), deps);
  expect(deps.memory.getItem(CHANGE_PLACE)).not.toContain('anne');
});
