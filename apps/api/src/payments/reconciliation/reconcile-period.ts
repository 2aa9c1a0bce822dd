import { reconcile, type Difference, type Movement } from '@shop/domain';
import type { PaymentProvider, ProviderRecord } from '../payment-provider.ts';
import type { ProviderFee } from '../booked-movements.ts';
import type { Database } from '../../platform/database/index.ts';
import { ledgerTransactions, type OurMovement } from './ledger-transactions.ts';

/** Both sides note a movement at moments of their own: what is at the edge of a period is looked for beyond it. */
const EDGE_MS = 24 * 3_600_000;

export interface Reconciliation {
  /** Movements that were compared. */
  readonly compared: number;
  /** `order` is the shop's, where it knows one. */
  readonly differences: readonly (Difference & { readonly order?: string })[];
  /** What the provider has kept for itself in the period, as far as it says. */
  readonly fees: readonly ProviderFee[];
}

interface Books {
  readonly db: Database;
  readonly psp: Pick<PaymentProvider, 'list' | 'read'>;
}

/** The provider's list of a period against the shop's ledger and tables, each movement with what the other side has of it. */
export async function reconcilePeriod({ db, psp }: Books, { from, to }: { from: Date; to: Date }): Promise<Reconciliation> {
  const listed: ProviderRecord[] = [];
  for await (const record of psp.list({ from: new Date(from.getTime() - EDGE_MS), to: new Date(to.getTime() + EDGE_MS) }))
    listed.push(record);
  const ours = await ledgerTransactions(db, { from, to, keys: listed.flatMap(keysOf) });
  const known = new Map(ours.map((movement) => [`${movement.kind} ${movement.key}`, movement]));
  const isRequested = ({ at }: ProviderRecord): boolean => at >= from && at < to;
  const compared = listed
    .map((record) => ({ record, movement: movementOf(record, known) }))
    .filter(({ record, movement }) => isRequested(record) || known.get(`${movement.kind} ${movement.key}`)?.isInPeriod)
    .map(({ movement }) => movement);
  const names = new Set(compared.map(({ kind, key }) => `${kind} ${key}`));
  const here = ours.filter(({ kind, key, isInPeriod }) => isInPeriod || names.has(`${kind} ${key}`));
  const unlisted = here.filter(({ kind, key }) => kind === 'payment' && !names.has(`${kind} ${key}`));
  const there = [...compared, ...(await askFor(psp, unlisted))];
  const differences = reconcile(here, there).map((difference) => {
    const order = known.get(`${difference.kind} ${difference.key}`)?.order;
    return { ...difference, ...(order && { order }) };
  });
  const fees = listed.flatMap(({ id, intentId, fee, at }) => (fee ? [{ id, intentId, cents: fee, at }] : []));
  return { compared: new Set([...here, ...there].map(({ kind, key }) => `${kind} ${key}`)).size, differences, fees };
}

/** A direct debit is listed on the day it began and arrives days later: its payment is asked for by itself. */
async function askFor(psp: Books['psp'], unlisted: readonly OurMovement[]): Promise<Movement[]> {
  const found: Movement[] = [];
  for (const { kind, key } of unlisted) {
    const payment = await psp.read(key);
    if (payment?.status === 'succeeded' || payment?.status === 'refunded') found.push({ kind, key, amount: payment.amount });
  }
  return found;
}

/** What the shop may call it by; a refund by the key that the shop gave it, or by the one it gets when it was made at the provider. */
function keysOf({ kind, id, intentId, reference }: ProviderRecord): string[] {
  if (kind === 'payment') return [intentId];
  return kind === 'refund' ? [...(reference ? [reference] : []), `provider-${id}`] : [id];
}

/** Of what the shop does not know, the provider's own id is told. */
function movementOf(record: ProviderRecord, known: ReadonlyMap<string, OurMovement>): Movement {
  const { kind, id, amount, status } = record;
  const [first] = keysOf(record);
  const key = keysOf(record).find((one) => known.has(`${kind} ${one}`)) ?? (kind === 'payment' ? first! : id);
  const outcome = kind === 'dispute' && (status === 'won' || status === 'lost') ? status : undefined;
  return { kind, key, amount, outcome };
}
