import { aPayment } from '../../../fixtures/a-payment.ts';
import { chargeView, isBusy, mayFinish, mayLeaveForm, paymentView, type PaymentFacts } from './payment-state.ts';

const NOTHING: PaymentFacts = { isPending: false, outcome: undefined, hasFailed: false, reported: undefined, isUnknown: false };
const view = (facts: Partial<PaymentFacts>) => paymentView({ ...NOTHING, ...facts });

describe('after a reload', () => {
  test.each([
    [{}, 'waiting'],
    [{ charge: 'processing' }, 'processing'],
    [{ charge: 'charged', charged: 24_900 }, 'processing'],
    [{ status: 'paid', charge: 'charged', charged: 24_900 }, 'paid'],
    [{ status: 'failed', failure: 'ORDER_EXPIRED' }, 'idle'],
    [{ status: 'failed', failure: 'SOLD_OUT', charge: 'refunding', charged: 24_900 }, 'soldOut'],
    [{ status: 'failed', failure: 'GIFT_USED', charge: 'refunded', charged: 24_900, refunded: 24_900 }, 'refused'],
  ] as const)('an order that is %o shows as %s', (facts, kind) => {
    expect(view({ reported: aPayment(facts) }).kind).toBe(kind);
  });

  test('an order that nobody can tell about is said to be so', () => {
    expect(view({ isUnknown: true })).toEqual({ kind: 'unreachable' });
    expect(view({})).toEqual({ kind: 'idle' });
  });
});

describe('after a try', () => {
  const processing = { kind: 'processing', orderUUID: 'u-1' } as const;

  test('a payment that is being checked goes on when its order is paid, and is declined when the bank gives up', () => {
    expect(view({ outcome: processing })).toEqual(processing);
    expect(view({ outcome: processing, reported: aPayment({ charge: 'processing' }) })).toEqual(processing);
    expect(view({ outcome: processing, reported: aPayment({ status: 'paid' }) })).toEqual({ kind: 'paid', orderUUID: 'u-1' });
    expect(view({ outcome: processing, reported: aPayment({}) })).toEqual({ kind: 'declined' });
  });

  test('a lost answer is found again with the shop', () => {
    const outcome = { kind: 'unreachable' } as const;
    expect(view({ outcome })).toEqual(outcome);
    expect(view({ outcome, reported: aPayment({}) })).toEqual(outcome);
    expect(view({ outcome, reported: aPayment({ charge: 'charged', charged: 1 }) }).kind).toBe('processing');
    expect(view({ outcome, reported: aPayment({ status: 'paid' }) }).kind).toBe('paid');
  });

  test('the latest word counts, not what an earlier order became', () => {
    const earlier = aPayment({ status: 'failed', failure: 'SOLD_OUT', charge: 'refunded' });
    expect(view({ outcome: { kind: 'priceChanged', amount: 26_000 }, reported: earlier }).kind).toBe('priceChanged');
    expect(view({ outcome: { kind: 'declined' }, reported: aPayment({}) }).kind).toBe('declined');
  });

  test('something unforeseen is a refusal, and working hides all else', () => {
    expect(view({ hasFailed: true })).toEqual({ kind: 'refused', code: 'UNEXPECTED' });
    expect(view({ isPending: true, outcome: { kind: 'declined' } })).toEqual({ kind: 'working' });
  });
});

test.each([
  [false, undefined, { kind: 'none' }],
  [true, undefined, { kind: 'unknown' }],
  [true, aPayment({}), { kind: 'none' }],
  [true, aPayment({ charge: 'processing' }), { kind: 'processing' }],
  [true, aPayment({ charge: 'charged', charged: 24_900 }), { kind: 'charged', amount: 24_900 }],
  [true, aPayment({ charge: 'refunding', charged: 24_900 }), { kind: 'refunding', amount: 24_900 }],
  [true, aPayment({ charge: 'refunding', charged: 24_900, promised: 19_920 }), { kind: 'refundingPart', amount: 24_900, back: 19_920 }],
  [
    true,
    aPayment({ charge: 'charged', charged: 24_900, refunded: 19_920, promised: 19_920 }),
    { kind: 'refundedPart', amount: 24_900, back: 19_920 },
  ],
  [true, aPayment({ charge: 'refunded', charged: 24_900, refunded: 24_900 }), { kind: 'refunded', amount: 24_900 }],
] as const)('with an order started (%s) of which is told %o, the charge is %o', (hasStarted, payment, charge) => {
  expect(chargeView(hasStarted, payment)).toEqual(charge);
});

test('only what is under way keeps the button and the form', () => {
  const kinds = ['idle', 'working', 'waiting', 'declined', 'soldOut', 'unreachable'] as const;
  expect(kinds.filter((kind) => isBusy({ kind }))).toEqual(['working']);
  expect(kinds.filter((kind) => mayLeaveForm({ kind }))).toEqual(['idle', 'waiting', 'declined']);
});

describe('an order that the card has paid and nobody has finished', () => {
  const charged = aPayment({ charge: 'charged', charged: 24_900 });
  const latest = { outcome: { kind: 'unreachable' }, submittedAt: 100_000, reportedAt: 102_000 } as const;

  test('is finished by the same try', () => {
    expect(mayFinish(charged, latest)).toBe(true);
    expect(mayFinish(charged, { ...latest, outcome: undefined })).toBe(true);
    expect(mayFinish(aPayment({ status: 'paid', charge: 'charged', charged: 24_900 }), latest)).toBe(false);
    expect(mayFinish(aPayment({}), latest)).toBe(false);
    expect(mayFinish(undefined, latest)).toBe(false);
  });

  test('is not finished before the shop takes the call again that it has refused for now', () => {
    const refused = { ...latest, outcome: { kind: 'unreachable', retryAfterSeconds: 40 } } as const;
    expect(mayFinish(charged, { ...refused, reportedAt: 139_999 })).toBe(false);
    expect(mayFinish(charged, { ...refused, reportedAt: 140_000 })).toBe(true);
  });
});
