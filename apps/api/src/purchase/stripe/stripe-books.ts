import type { ProviderRecord } from '../payment-provider.ts';
import type { AskStripe } from './stripe-client.ts';

const PAGE = 100;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly has_more: boolean;
}

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly payment_intent: string | { readonly id: string } | null;
}

/** Every charge that was taken, every refund and every dispute that began in a period, from the provider's own lists. */
export async function* stripeBooks(ask: AskStripe, { from, to }: { from: Date; to: Date }): AsyncGenerator<ProviderRecord> {
  const created = { gte: seconds(from), lt: seconds(to) };
  const charges = pages((after) => ask('list charges', (stripe) => stripe.charges.list({ created, limit: PAGE, ...after })));
  for await (const charge of charges) {
    if (charge.paid && charge.payment_intent) yield record('payment', charge, charge.status, charge.metadata.reference);
  }
  const refunds = pages((after) => ask('list refunds', (stripe) => stripe.refunds.list({ created, limit: PAGE, ...after })));
  for await (const refund of refunds) {
    if (refund.payment_intent && refund.status !== 'failed' && refund.status !== 'canceled')
      yield record('refund', refund, refund.status ?? 'pending', refund.metadata?.key);
  }
  const disputes = pages((after) => ask('list disputes', (stripe) => stripe.disputes.list({ created, limit: PAGE, ...after })));
  for await (const dispute of disputes) if (dispute.payment_intent) yield record('dispute', dispute, dispute.status, undefined);
}

function record(kind: ProviderRecord['kind'], { id, amount, created, payment_intent }: Row, status: string, reference: string | undefined) {
  const intentId = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
  return { kind, id, intentId, amount, status, at: new Date(created * 1000), ...(reference && { reference }) };
}

/** Page after page, each asked for by itself, so that a long list is no long call. */
async function* pages<One extends Row>(ask: (after: { starting_after?: string }) => Promise<Page<One>>): AsyncGenerator<One> {
  let after: { starting_after?: string } = {};
  for (;;) {
    const { data, has_more } = await ask(after);
    yield* data;
    const last = data.at(-1);
    if (!has_more || !last) return;
    after = { starting_after: last.id };
  }
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
