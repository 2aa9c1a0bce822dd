import type { StripeStandIn } from '@shop/testing/stripe';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { RehearsedShop } from './rehearsal-shop.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** An order as the shop's tables have it, and what the provider holds of it. */
export interface OrderAndMoney {
  readonly uuid: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled';
  readonly locale: string;
  /** Cents that the order costs by its parts, less what gifts paid. */
  readonly costs: number;
  /** Cents that the provider took for it and did not give back. */
  readonly held: number;
  /** Payments of the order itself, without supplements, that succeeded at the provider. */
  readonly payments: number;
  readonly bookingNumber: string;
}

interface OrderRow extends Omit<OrderAndMoney, 'held' | 'payments'> {
  readonly intents: readonly { readonly id: string; readonly isOrder: boolean }[] | null;
}

/** Each order beside the provider's own records; a payment that the shop does not know at all is an order of nobody. */
export async function ordersAndMoney({ databaseUrl, provider }: RehearsedShop): Promise<OrderAndMoney[]> {
  const rows = await query<OrderRow>(
    databaseUrl,
    `select p.uuid, p.status, p.locale, p.booking_number as "bookingNumber",
      (p.parts->>'product')::int + (p.parts->>'extras')::int + (p.parts->>'shipping')::int + (p.parts->>'insurance')::int
        + (p.parts->>'paymentFee')::int - (p.parts->>'promotion')::int
        - coalesce((select sum(amount_cents) from purchase_gift where purchase_uuid = p.uuid), 0)::int as costs,
      (select json_agg(json_build_object('id', i.id, 'isOrder', i.change_id is null)) from payment_intent i where i.purchase_uuid = p.uuid) as intents
     from purchase p`,
  );
  const known = new Set(rows.flatMap(({ intents }) => intents?.map(({ id }) => id) ?? []));
  const strangers = [...provider.account.charges.values()].filter(({ payment_intent: id }) => !known.has(id));
  return [
    ...rows.map(({ intents, ...order }) => ({
      ...order,
      held: (intents ?? []).reduce((sum, { id }) => sum + heldOf(provider, id), 0),
      payments: (intents ?? []).filter(({ id, isOrder }) => isOrder && chargesOf(provider, id).length > 0).length,
    })),
    ...strangers.map(({ payment_intent: uuid, amount }) => ({
      ...{ uuid, status: 'failed' as const, locale: '', bookingNumber: '', costs: 0, held: amount, payments: 1 },
    })),
  ];
}

function heldOf({ account }: StripeStandIn, intentId: string): number {
  const taken = chargesOf({ account }, intentId).reduce((sum, { amount }) => sum + amount, 0);
  return [...account.refunds.values()]
    .filter((refund) => refund.payment_intent === intentId)
    .reduce((sum, { amount }) => sum - amount, taken);
}

function chargesOf({ account }: Pick<StripeStandIn, 'account'>, intentId: string) {
  return [...account.charges.values()].filter((charge) => charge.payment_intent === intentId);
}

/** How many payments, refunds and disputes the provider lists, and the days (UTC) of the first and the last. */
export function providerMovements({ provider: { account } }: RehearsedShop): { count: number; firstDay: string; lastDay: string } {
  const moments = [account.charges, account.refunds, account.disputes].flatMap((listed) =>
    [...listed.values()].map(({ created }) => created),
  );
  const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
  return { count: moments.length, firstDay: dayOf(Math.min(...moments)), lastDay: dayOf(Math.max(...moments)) };
}

/** Work that the shop has promised and not done yet: mails, refunds, paid orders that are not complete. */
export async function workLeft({ databaseUrl, provider }: RehearsedShop): Promise<string[]> {
  const outbox = await query<{ kind: string }>(databaseUrl, `select kind from outbox where sent_at is null`);
  const refunds = await query<{ kind: string }>(databaseUrl, `select 'refund' as kind from payment_refund where done_at is null`);
  const pending = await query<{ kind: string; id: string }>(
    databaseUrl,
    `select 'payment' as kind, i.id from payment_intent i join purchase p on p.uuid = i.purchase_uuid where p.status = 'pending'`,
  );
  const paid = pending.filter(({ id }) => provider.account.intents.get(id)?.status === 'succeeded');
  return [...outbox, ...refunds, ...paid].map(({ kind }) => kind);
}

export interface SentMail {
  readonly id: string;
  readonly text: string;
}

/** Mails as they arrived; one that was handed over twice has the same id, by which mail programs show it once. */
export function mailsOf({ mail }: Pick<RehearsedShop, 'mail'>): SentMail[] {
  return readdirSync(mail).map((file) => {
    const raw = readFileSync(join(mail, file), 'latin1');
    const text = raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return { id: /^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1] ?? file, text };
  });
}

/** How many mails to customers and to customer care the shop says have left. */
export async function mailsSent({ databaseUrl }: Pick<RehearsedShop, 'databaseUrl'>): Promise<number> {
  const rows = await query<{ id: number }>(databaseUrl, `select id from outbox where kind <> 'refund' and sent_at is not null`);
  return rows.length;
}

/** Partners are written to again after minutes, by rules of their own: their mails are counted apart. */
export function isToPartner({ id }: SentMail): boolean {
  return id.startsWith('partner-') && !id.startsWith('partner-alert-');
}

/** A program of the operator against this shop: its last line, and whether it was content. */
export function operator(shop: RehearsedShop, program: string, ...args: string[]): Promise<{ said: string; isFine: boolean }> {
  const { DATABASE_URL: _, SHOP_ENV: __, FORCE_COLOR: ___, ...others } = process.env;
  const env = { ...others, DATABASE_URL: shop.databaseUrl, PSP: 'stripe-stand-in', ...shop.provider.environment };
  return new Promise((done) => {
    execFile(process.execPath, [`tools/operator/${program}.ts`, ...args], { cwd: ROOT, env }, (error, out, faults) =>
      done({ said: `${out}${faults}`.trim(), isFine: !error }),
    );
  });
}

export async function query<Row>(databaseUrl: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
