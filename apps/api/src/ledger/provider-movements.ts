import { disputeLines } from '@shop/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { orderOfPayment } from './order-movements.ts';
import { postEntries } from './post-entries.ts';

type Trx = Transaction<Tables>;

/** A bank withdraws a payment; won, it comes back, lost, it is gone. A warning moves no money. */
export async function recordDispute(
  trx: Trx,
  dispute: { id: string; intentId: string; amount: number; status: string; at: Date },
): Promise<void> {
  const { id, amount, status, at } = dispute;
  if (status.startsWith('warning')) return;
  const order = await orderOfPayment(trx, dispute.intentId);
  const end = status === 'won' ? 'disputeWon' : status === 'lost' ? 'disputeLost' : undefined;
  await postEntries(trx, [
    { key: `dispute-${id}`, kind: 'dispute', order, at, lines: disputeLines(amount, 'dispute') },
    ...(end ? [{ key: `dispute-end-${id}`, kind: end, order, at, lines: disputeLines(amount, end) } as const] : []),
  ]);
}
