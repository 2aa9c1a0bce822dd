import { addDays, isLocalDate } from '@shop/domain';
import { openDatabase } from '../../platform/database/index.ts';
import { mollieClient } from '../providers/mollie/mollie-client.ts';
import { MollieProvider } from '../providers/mollie/mollie-provider.ts';
import type { MollieSettings } from '../providers/mollie/mollie-settings.ts';
import { ProvidersByPayment } from '../providers-by-payment.ts';
import { stripeClient } from '../providers/stripe/stripe-client.ts';
import { StripeProvider } from '../providers/stripe/stripe-provider.ts';
import type { StripeSettings } from '../providers/stripe/stripe-settings.ts';
import { TestProvider } from '../test-provider.ts';
import { reconcilePeriod, type Reconciliation } from './reconcile-period.ts';

/** Minutes. Money of the last ones may be on its way into the ledger. */
export const GRACE = 15;
const MINUTE_MS = 60_000;

export interface ReconciledDays {
  readonly from: string;
  readonly to: string;
  /** Minutes up to now that are left out. */
  readonly grace?: number;
}

/** Days in UTC, both inclusive; refuses what is no period. The last minutes are left out. */
export function periodOf({ from, to, grace = GRACE }: ReconciledDays, now: Date): { from: Date; to: Date } {
  for (const day of [from, to]) if (!isLocalDate(day)) throw new Error(`${day} is no day: give yyyy-MM-dd.`);
  if (from > to) throw new Error(`--from ${from} is after --to ${to}.`);
  const start = new Date(`${from}T00:00:00Z`);
  const settled = now.getTime() - grace * MINUTE_MS;
  if (start > now) throw new Error(`${from} has not begun: give a day that has.`);
  if (start.getTime() >= settled)
    throw new Error(`${from} began less than ${grace} minutes ago, which are left out: give a day before it, or a shorter --grace.`);
  return { from: start, to: new Date(Math.min(Date.parse(`${addDays(to, 1)}T00:00:00Z`), settled)) };
}

export interface ReconciledShop {
  /** Of its database. */
  readonly url: string;
  /** Without an account at Stripe the provider is that of the demonstration. */
  readonly stripe: StripeSettings | undefined;
  /** The second provider, where one is offered. */
  readonly mollie?: MollieSettings | undefined;
  readonly now: Date;
}

/** What `npm run reconcile` compares: all that the providers know with all that the shop does. */
export async function reconcileDays({ url, stripe, mollie, now }: ReconciledShop, days: ReconciledDays): Promise<Reconciliation> {
  const period = periodOf(days, now);
  const db = openDatabase(url, 1);
  try {
    const first = stripe ? new StripeProvider(db, stripeClient(stripe), stripe) : new TestProvider(db);
    // No payment is opened here, which would need the shop's address.
    const second = mollie && new MollieProvider({ db, call: mollieClient(mollie), settings: mollie, publicOrigin: '' });
    const psp = second ? new ProvidersByPayment(first, second) : first;
    return await reconcilePeriod({ db, psp }, period);
  } finally {
    await db.destroy();
  }
}

/** A line for each difference, and the sum of them. */
export function reconciliationLines({ compared, differences }: Omit<Reconciliation, 'fees'>): string[] {
  const sum = differences.length === 0 ? 'no differences' : `${differences.length} differ`;
  return [...differences.map(differenceLine), `${compared} movements compared, ${sum}.`];
}

const SENTENCES = {
  missingHere: 'the provider has it, the shop does not',
  missingThere: 'the shop has it, the provider does not',
  amount: 'the amounts differ',
  outcome: 'the shop does not know how it ended',
} as const;

function differenceLine({ kind, key, reason, here, there, order }: Reconciliation['differences'][number]): string {
  const amounts = [here === undefined ? '' : `shop ${euros(here)}`, there === undefined ? '' : `provider ${euros(there)}`];
  return `${kind} ${key}: ${SENTENCES[reason]} (${amounts.filter(Boolean).join(', ')})${order ? `, order ${order}` : ''}`;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
