import type { Cents, CompleteModificationBody, ModifyAnswer, ModifyBody, TestCardAnswer, TestCardBody } from '@shop/contracts';
import { isSoldOut, mayBeRepeated, type ProviderForm } from '../payment/pay-order.ts';
import type { Memory } from '../payment/payment-keys.ts';
import { retryAfter } from '../payment/poll-pause.ts';
import { beginChange, CHANGE_PLACE, forgetChange, readStartedChange, rememberChange } from './started-change.ts';

/** How an attempt to change a booking ends. Expected ends are values; each has its own words on the page. */
export type ChangeOutcome =
  | { readonly kind: 'done' | 'challenge' | 'declined' }
  /** The provider gave no answer in time; the supplement may still become paid. */
  | { readonly kind: 'processing' }
  /** Cents that the customer pays now, below 0 gets back; nothing was changed. */
  | { readonly kind: 'differenceChanged'; readonly difference: Cents }
  /** `paid`: cents of the supplement that are on their way back. */
  | { readonly kind: 'soldOut'; readonly paid: Cents }
  /** The booking was changed or cancelled otherwise since the price was told; `paid`: cents that are on their way back. */
  | { readonly kind: 'overtaken' | 'cancelled'; readonly paid: Cents }
  /** The supplement was paid after the change had lapsed; cents that are on their way back. */
  | { readonly kind: 'tooLate'; readonly paid: Cents }
  /** The last day for changes has passed. */
  | { readonly kind: 'closed' }
  /** Nobody said no and nobody said yes: the same key makes another try safe. */
  | { readonly kind: 'unreachable'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'refused'; readonly code: string };

export interface ChangeAttempt {
  readonly uuid: string;
  readonly body: ModifyBody;
  /** Undefined where nothing is to be paid. */
  readonly card?: TestCardBody | undefined;
  readonly form?: ProviderForm | undefined;
}

export interface ChangeDeps {
  readonly memory: Memory;
  readonly newKey: () => string;
  readonly calls: {
    modifyBooking(uuid: string, body: ModifyBody, key: string): Promise<ModifyAnswer>;
    confirmTestCard(intentId: string, body: TestCardBody): Promise<TestCardAnswer>;
    completeModification(uuid: string, body: CompleteModificationBody, key: string): Promise<ModifyAnswer>;
  };
}

/**
 * Changes a booking once: a supplement that this tab has paid before, or is about to pay, decides first, whatever was chosen
 * since. After a challenge, a lost answer or a reload it is simply run again: the shop repeats its first answers.
 */
export async function changeBooking(attempt: ChangeAttempt, deps: ChangeDeps): Promise<ChangeOutcome> {
  const { memory } = deps;
  const earlier = await endOfStarted({ uuid: attempt.uuid, email: attempt.body.email }, deps);
  if (earlier && hasLost(earlier)) forgetChange(memory);
  else if (earlier) return earlier;
  const outcome = await run(attempt, deps);
  if (endsChange(outcome)) forgetChange(memory);
  return outcome;
}

/** What became of a supplement that this tab has begun to pay; undefined where nothing was paid. */
export async function endOfStarted(
  { uuid, email }: { readonly uuid: string; readonly email: string },
  { calls, memory, newKey }: ChangeDeps,
): Promise<ChangeOutcome | undefined> {
  const started = readStartedChange(memory.getItem(CHANGE_PLACE), uuid);
  if (!started?.paymentIntentId) return undefined;
  const { paymentIntentId, amount = 0 } = started;
  try {
    const { status } = await calls.completeModification(uuid, { email, paymentIntentId }, newKey());
    return { kind: status === 'done' ? 'done' : 'processing' };
  } catch (error) {
    const outcome = outcomeOf(error, amount);
    return hasLost(outcome) || outcome.kind === 'unreachable' ? outcome : undefined;
  }
}

async function run(attempt: ChangeAttempt, deps: ChangeDeps): Promise<ChangeOutcome> {
  const { uuid, body, card, form } = attempt;
  const { calls, memory, newKey } = deps;
  let paid = 0;
  try {
    const started = beginChange(attempt, memory, newKey);
    const { status, paymentIntentId, amount } = await calls.modifyBooking(uuid, body, started.key);
    if (status === 'done' || !paymentIntentId) return { kind: 'done' };
    // The instalments that were to bear the supplement have been paid meanwhile.
    if (!card && !form) return { kind: 'differenceChanged', difference: amount };
    rememberChange({ ...started, paymentIntentId, amount }, memory);
    const confirmed = await (form ? form.confirm(paymentIntentId) : calls.confirmTestCard(paymentIntentId, card!));
    if (confirmed.status !== 'succeeded') return { kind: confirmed.status };
    paid = amount;
    const end = await calls.completeModification(uuid, { email: body.email, paymentIntentId }, newKey());
    return { kind: end.status === 'done' ? 'done' : 'processing' };
  } catch (error) {
    return outcomeOf(error, paid);
  }
}

const LOST: ReadonlySet<ChangeOutcome['kind']> = new Set(['soldOut', 'overtaken', 'cancelled', 'tooLate']);

/** Somebody else was faster, or the bank too slow; what was paid goes back. */
export function hasLost(outcome: ChangeOutcome): outcome is Extract<ChangeOutcome, { readonly paid: Cents }> {
  return LOST.has(outcome.kind);
}

/** The next try is another change: the shop would only repeat its refusal, and a declined payment may have lapsed. */
function endsChange({ kind }: ChangeOutcome): boolean {
  return kind !== 'unreachable' && kind !== 'processing' && kind !== 'challenge' && kind !== 'done';
}

const PAYMENT_NEEDED = 402;

function outcomeOf(error: unknown, paid: Cents): ChangeOutcome {
  const { status, code = '', amount } = error as { status?: number; code?: string; amount?: number };
  if (status === undefined) throw error;
  if (code === 'PRICE_CHANGED' && amount !== undefined) return { kind: 'differenceChanged', difference: amount };
  if (isSoldOut(code)) return { kind: 'soldOut', paid };
  if (code === 'BOOKING_CHANGED') return { kind: 'overtaken', paid };
  if (code === 'PAID_TOO_LATE') return { kind: 'tooLate', paid };
  if (code === 'ALREADY_CANCELLED') return { kind: 'cancelled', paid };
  if (code === 'NOT_MODIFIABLE') return { kind: 'closed' };
  if (mayBeRepeated(status, code)) return { kind: 'unreachable', ...retryAfter(error) };
  return status === PAYMENT_NEEDED ? { kind: 'declined' } : { kind: 'refused', code };
}
