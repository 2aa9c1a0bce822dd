import type { ProviderRecord } from '../../payment-provider.ts';
import type { CallStripe } from './stripe-client.ts';
import { PAGE, pages } from './stripe-pages.ts';

/** Where the provider says what it keeps for itself. */
const EXPAND = ['data.balance_transaction'];

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly payment_intent: string | { readonly id: string } | null;
}

/** Every charge that was taken, every refund and every dispute that began in a period, from the provider's own lists. */
export async function* listStripeTransactions(call: CallStripe, { from, to }: { from: Date; to: Date }): AsyncGenerator<ProviderRecord> {
  const created = { gte: seconds(from), lt: seconds(to) };
  const charges = pages((after) =>
    call('list charges', (stripe) => stripe.charges.list({ created, limit: PAGE, expand: EXPAND, ...after })),
  );
  for await (const charge of charges) {
    if (charge.paid && charge.payment_intent)
      yield record('payment', charge, { status: charge.status, reference: charge.metadata.reference, fee: feeOf(charge) });
  }
  const refunds = pages((after) =>
    call('list refunds', (stripe) => stripe.refunds.list({ created, limit: PAGE, expand: EXPAND, ...after })),
  );
  for await (const refund of refunds) {
    if (refund.payment_intent && refund.status !== 'failed' && refund.status !== 'canceled')
      yield record('refund', refund, { status: refund.status ?? 'pending', reference: refund.metadata?.key, fee: feeOf(refund) });
  }
  const disputes = pages((after) => call('list disputes', (stripe) => stripe.disputes.list({ created, limit: PAGE, ...after })));
  for await (const dispute of disputes) {
    const fee = dispute.balance_transactions.reduce((sum, moved) => sum + moved.fee, 0);
    if (dispute.payment_intent) yield record('dispute', dispute, { status: dispute.status, fee });
  }
}

function record(
  kind: ProviderRecord['kind'],
  { id, amount, created, payment_intent }: Row,
  { status, reference, fee }: { status: string; reference?: string | undefined; fee?: number | undefined },
): ProviderRecord {
  const intentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
  return { kind, id, intentId, amount, status, at: new Date(created * 1000), ...(reference && { reference }), ...(fee && { fee }) };
}

/** Known as soon as the provider has credited it. */
function feeOf({
  balance_transaction: moved,
}: {
  readonly balance_transaction: string | { readonly fee: number } | null;
}): number | undefined {
  return moved === null || typeof moved === 'string' ? undefined : moved.fee;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
