import { numberOfTestMethod, outcomeOfCard, outcomeOfMethod, type CardOutcome } from './stripe-cards.ts';
import type { StandInMethod } from './stripe-objects.ts';
import { id, Refused } from './stripe-refused.ts';

export interface Confirmation {
  readonly paymentMethod?: string | undefined;
  readonly data?:
    | { readonly type?: string; readonly card?: { readonly number?: string; readonly wallet?: string }; readonly allow_redisplay?: string }
    | undefined;
  readonly returnUrl?: string | undefined;
  readonly offSession?: boolean;
  /** Secret of the session that the form was drawn with. */
  readonly customerSession?: string | undefined;
  /** The provider's script asks in a frame of its own; without it the bank has a page. */
  readonly useSdk?: boolean;
}

/** The means of payment that a form was filled with, or a documented test method, and what paying with it comes to. */
export function newMethod({ paymentMethod, data }: Confirmation): { method: StandInMethod; outcome: CardOutcome } {
  const type = data?.type ?? 'card';
  const number = paymentMethod ? numberOfTestMethod(paymentMethod) : data?.card?.number;
  if (type === 'card' && !number) throw new Refused(404, 'resource_missing');
  const wallet = data?.card?.wallet;
  const card = number && {
    brand: number.startsWith('5') ? 'mastercard' : 'visa',
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2034,
    wallet: wallet ? { type: wallet } : null,
  };
  const method: StandInMethod = {
    ...{ id: id('pm'), object: 'payment_method', type, customer: null },
    allow_redisplay: data?.allow_redisplay === 'always' ? 'always' : 'limited',
    ...(card && { card }),
  };
  return { method, outcome: number ? outcomeOfCard(number) : outcomeOfMethod(type) };
}

/** Methods that are used once; what they keep for later amounts is a direct debit of the same account. */
const LEAVES_DEBIT: ReadonlySet<string> = new Set(['bancontact', 'ideal']);

/** The direct debit that a payment or setup leaves with its customer; undefined of a method that is kept itself. */
export function debitLeftBy({ type, allow_redisplay }: StandInMethod, customer: string): StandInMethod | undefined {
  return LEAVES_DEBIT.has(type) ? { id: id('pm'), object: 'payment_method', type: 'sepa_debit', customer, allow_redisplay } : undefined;
}

/** What a charge or an attempt says of its method. */
export function detailsOf({ type }: StandInMethod, debit: StandInMethod | undefined): Record<string, unknown> {
  return { type, ...(debit && { [type]: { generated_sepa_debit: debit.id } }) };
}
