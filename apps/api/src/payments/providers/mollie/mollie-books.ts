import type { ProviderRecord } from '../../payment-provider.ts';
import type { CallMollie } from './mollie-client.ts';
import { centsOf, disputeOf, type MollieChargeback, type MolliePayment, type MollieRefund } from './mollie-payment.ts';

const PAGE = 250;
/** A payment is paid that long after it was made, at most. */
const PAID_WITHIN_MS = 3 * 24 * 3_600_000;

interface Page<Row> {
  readonly _embedded: Readonly<Record<string, readonly Row[]>>;
  readonly _links: { readonly next?: { readonly href: string } | null };
}

/** Every payment that was taken, every refund and every chargeback that began in a period, from the provider's own lists. */
export async function* mollieBooks(
  { call, intentOf }: { call: CallMollie; intentOf: (paymentId: string) => Promise<string> },
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<ProviderRecord> {
  const isRequested = (at: Date) => at >= from && at < to;
  const earliest = new Date(from.getTime() - PAID_WITHIN_MS);
  for await (const payment of since<MolliePayment>(call, 'payments', earliest)) {
    const at = new Date(payment.paidAt ?? payment.createdAt);
    if (payment.status !== 'paid' || !isRequested(at)) continue;
    const { reference, intent } = payment.metadata ?? {};
    const amount = centsOf(payment.amount);
    yield {
      kind: 'payment',
      id: payment.id,
      intentId: intent ?? payment.id,
      amount,
      status: payment.status,
      at,
      ...(reference && { reference }),
    };
  }
  for await (const { id, paymentId, amount, status, metadata, createdAt } of since<MollieRefund>(call, 'refunds', from)) {
    const at = new Date(createdAt);
    if (status === 'failed' || status === 'canceled' || !isRequested(at)) continue;
    const reference = metadata?.key;
    yield { kind: 'refund', id, intentId: await intentOf(paymentId), amount: centsOf(amount), status, at, ...(reference && { reference }) };
  }
  for await (const chargeback of since<MollieChargeback>(call, 'chargebacks', from)) {
    const { id, amount, status, openedAt: at } = disputeOf(chargeback);
    if (isRequested(at)) yield { kind: 'dispute', id, intentId: await intentOf(chargeback.paymentId), amount, status, at };
  }
}

/** The newest first, page after page, down to a moment. */
async function* since<Row extends { readonly createdAt: string }>(call: CallMollie, what: string, earliest: Date): AsyncGenerator<Row> {
  let path = `/${what}?limit=${PAGE}`;
  for (;;) {
    const { _embedded: rows, _links: links } = await call<Page<Row>>(`list ${what}`, { path });
    for (const row of rows[what] ?? []) {
      if (new Date(row.createdAt) < earliest) return;
      yield row;
    }
    if (!links.next) return;
    path = links.next.href;
  }
}
