import { sql } from 'kysely';
import { listBoxStock } from '../../gifts/stock/index.ts';
import { readLedgerChecks } from '../../ledger/index.ts';
import { unansweredPartners } from '../../partners/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface StateGauge {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

export interface Sample {
  readonly name: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** One question to the database, and the gauges that its answer fills. */
export interface StateQuery {
  readonly gauges: readonly StateGauge[];
  read(db: Database): Promise<readonly Sample[]>;
}

/** Mails, refunds and whatever else a transaction has left to be done. */
const outbox: StateQuery = {
  gauges: [
    { name: 'shop_outbox_waiting', help: 'Mails and refunds that are not done yet, by kind.', labelNames: ['kind'] },
    { name: 'shop_outbox_oldest_seconds', help: 'Age of the oldest of them.', labelNames: ['kind'] },
    { name: 'shop_outbox_failing', help: 'Those of them that were tried in vain at least three times.', labelNames: ['kind'] },
  ],
  async read(db) {
    const { rows } = await sql<{ kind: string; waiting: number; oldest: number; failing: number }>`
      select kind, count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest,
        (count(*) filter (where attempts >= 3))::int as failing
      from (
        select kind, created_at, attempts from outbox where sent_at is null
        union all select kind, null, 0 from (values ('confirmationMail'), ('refund')) as always (kind)
      ) as waiting group by kind`.execute(db);
    const isAlways = (kind: string) => Number(['confirmationMail', 'refund'].includes(kind));
    return rows.flatMap(({ kind, waiting, oldest, failing }) => [
      { name: 'shop_outbox_waiting', labels: { kind }, value: waiting - isAlways(kind) },
      { name: 'shop_outbox_oldest_seconds', labels: { kind }, value: Math.round(oldest ?? 0) },
      { name: 'shop_outbox_failing', labels: { kind }, value: failing },
    ]);
  },
};

/** Nights to come of which the shop and the hotel's own source have sold more rooms than there are. The shop alone never does. */
export const oversold: StateQuery = {
  gauges: [
    { name: 'shop_oversold_room_months', help: 'Months of a room with a night to come that was sold more often than it has rooms.' },
  ],
  read: (db) =>
    one(
      'shop_oversold_room_months',
      sql<Row>`select count(*)::int as value from room_stock
        where (0 > any (stock) or 0 < any (owed)) and month > current_date - 31 and exists (
          select from unnest(stock, owed) with ordinality as night (stock, owed, place)
          where (night.stock < 0 or night.owed > 0) and month + night.place::int - 1 >= current_date)`.execute(db),
    ),
};

/** Money that was taken while its order is still open: the shop completes it within a minute, or gives it back. */
const unfinished: StateQuery = {
  gauges: [{ name: 'shop_payments_without_order', help: 'Payments that succeeded five minutes ago and whose order is still open.' }],
  read: (db) =>
    one(
      'shop_payments_without_order',
      sql<Row>`select count(*)::int as value from payment_intent join purchase on purchase.uuid = payment_intent.purchase_uuid
        where payment_intent.status = 'succeeded' and purchase.status = 'pending' and change_id is null
          and payment_intent.updated_at < now() - interval '5 minutes'`.execute(db),
    ),
};

/** Orders and gifts whose ledger does not say what payments, refunds and gifts say, as the last check of each has found. */
const ledger: StateQuery = {
  gauges: [
    { name: 'shop_ledger_unbalanced', help: 'Orders and gifts that the ledger does not agree with.' },
    { name: 'shop_ledger_check_queue_seconds', help: 'For how long the longest waiting order or gift that moved has not been checked.' },
    { name: 'shop_ledger_history_check_age_seconds', help: 'Time since the last check of the whole history ended.' },
  ],
  async read(db) {
    const { unbalanced, queueAge, historyAge } = await readLedgerChecks(db);
    return [
      { name: 'shop_ledger_unbalanced', value: unbalanced },
      { name: 'shop_ledger_check_queue_seconds', value: Math.round(queueAge) },
      ...(historyAge === undefined ? [] : [{ name: 'shop_ledger_history_check_age_seconds', value: Math.round(historyAge) }]),
    ];
  },
};

/** Refunds that were promised to a customer and that the provider has not confirmed, and those that a bank has sent back. */
const refunds: StateQuery = {
  gauges: [
    { name: 'shop_refunds_waiting', help: 'Refunds that were promised and are not carried out yet.' },
    { name: 'shop_refunds_oldest_seconds', help: 'Age of the oldest of them.' },
    { name: 'shop_refunds_failed', help: 'Refunds that did not reach the customer and that nobody has given in another way.' },
  ],
  async read(db) {
    const { rows } = await sql<{ waiting: number; oldest: number; failed: number }>`
      select (count(*) filter (where failed_at is null))::int as waiting, (count(failed_at))::int as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest
      from payment_refund where done_at is null and disputed_at is null`.execute(db);
    const [row] = rows;
    return row
      ? [
          { name: 'shop_refunds_waiting', value: row.waiting },
          { name: 'shop_refunds_oldest_seconds', value: Math.round(row.oldest) },
          { name: 'shop_refunds_failed', value: row.failed },
        ]
      : [];
  },
};

/**
 * Instalments and deferred payments: what failed, what nobody has tried to take on its day, and what was tried and neither taken nor
 * declined. A bank debit that is on its way may take two weeks. A plan that a withdrawn payment has stopped is a person's to decide about
 * before the guests arrive.
 */
const instalments: StateQuery = {
  gauges: [
    { name: 'shop_instalments_failed', help: 'Instalments that were declined and are not paid yet.' },
    { name: 'shop_instalments_overdue', help: 'Instalments that are planned for a day before yesterday and were not charged.' },
    { name: 'shop_instalments_stuck', help: 'Instalments whose charge began an hour ago, a debit two weeks ago, and has not ended.' },
    {
      name: 'shop_instalments_stopped',
      help: 'Instalments of stays within two weeks that are taken no more: their payment was withdrawn.',
    },
  ],
  async read(db) {
    const { rows } = await sql<{ failed: number; overdue: number; stuck: number; stopped: number }>`
      select (count(*) filter (where status = 'failed'))::int as failed,
        (count(*) filter (where status = 'planned' and due_day < current_date - 1))::int as overdue,
        (count(*) filter (where charging_since < now() - case when exists (
          select from payment_intent debit where debit.instalment_id = payment_schedule.id and debit.status = 'processing')
          then interval '14 days' else interval '1 hour' end))::int as stuck,
        (select count(*) from payment_schedule stop join purchase on purchase.uuid = stop.purchase_uuid
          where stop.stopped is not null and stop.status in ('failed', 'planned') and purchase.status = 'paid'
          and purchase.checkin between current_date and current_date + 14)::int as stopped
      from payment_schedule where (status in ('failed', 'planned') and stopped is null) or charging_since is not null`.execute(db);
    return rows.flatMap(({ failed, overdue, stuck, stopped }) => [
      { name: 'shop_instalments_failed', value: failed },
      { name: 'shop_instalments_overdue', value: overdue },
      { name: 'shop_instalments_stuck', value: stuck },
      { name: 'shop_instalments_stopped', value: stopped },
    ]);
  },
};

/** Charges without the customer: some are always declined, many at once are a fault of the shop's or the provider's. */
const weekOfInstalments: StateQuery = {
  gauges: [
    { name: 'shop_instalments_week_charged', help: 'Instalments due in the last seven days that were charged without the customer.' },
    { name: 'shop_instalments_week_declined', help: 'Those of them that were declined and are not paid yet.' },
  ],
  async read(db) {
    const { rows } = await sql<{ charged: number; declined: number }>`
      select (count(*))::int as charged, (count(*) filter (where status = 'failed'))::int as declined
      from payment_schedule where attempts > 0 and due_day > current_date - 7`.execute(db);
    return rows.flatMap(({ charged, declined }) => [
      { name: 'shop_instalments_week_charged', value: charged },
      { name: 'shop_instalments_week_declined', value: declined },
    ]);
  },
};

/** What the payment provider's list and the shop's books do not agree about; no number before the first reconciliation. */
const reconciliation: StateQuery = {
  gauges: [
    { name: 'shop_reconciliation_differences', help: 'Differences that the last reconciliation with the payment provider found.' },
    { name: 'shop_reconciliation_age_seconds', help: 'Time since it ended.' },
  ],
  async read(db) {
    const { rows } = await sql<{ differences: number; age: number }>`
      select jsonb_array_length(differences) as differences, extract(epoch from now() - finished_at)::float8 as age
      from reconciliation_run where finished_at is not null order by day desc limit 1`.execute(db);
    return rows.flatMap(({ differences, age }) => [
      { name: 'shop_reconciliation_differences', value: differences },
      { name: 'shop_reconciliation_age_seconds', value: Math.round(age) },
    ]);
  },
};

/** Hotels, centres and the warehouse: what customer care was notified of, and what no process has sent in time. */
const partners: StateQuery = {
  gauges: [
    { name: 'shop_partners_unanswered', help: 'Partners that refuse something, have not confirmed it, or could not be reached.' },
    { name: 'shop_partner_messages_unanswered', help: 'Messages that they have not confirmed.' },
    {
      name: 'shop_partner_messages_overdue_seconds',
      help: 'For how long the longest waiting message by mail or webhook should have left.',
    },
  ],
  async read(db) {
    const unanswered = await unansweredPartners(db, new Date());
    const { rows } = await sql<{ overdue: number }>`
      select coalesce(extract(epoch from now() - min(due.next_attempt_at)), 0)::float8 as overdue from partner_message due
      join delivery_place place on place.kind = due.kind and place.place_id = due.place_id
      join delivery_partner partner on partner.id = place.partner_id and partner.active and partner.channel in ('mail', 'webhook')
      where due.state = 'queued' and due.next_attempt_at < now() and not exists (
        select 1 from partner_message earlier where earlier.purchase_uuid = due.purchase_uuid and earlier.kind = due.kind
          and earlier.place_id = due.place_id and earlier.sequence < due.sequence and earlier.state = 'queued')`.execute(db);
    return [
      { name: 'shop_partners_unanswered', value: unanswered.partners },
      { name: 'shop_partner_messages_unanswered', value: unanswered.messages },
      { name: 'shop_partner_messages_overdue_seconds', value: Math.round(rows[0]!.overdue) },
    ];
  },
};

/** Printed boxes on sale that are counted: of one with none left only the digital format is sold. */
const boxes: StateQuery = {
  gauges: [
    { name: 'shop_box_stock_pieces', help: 'Printed boxes left in the warehouse, of those on sale and counted.', labelNames: ['code'] },
  ],
  async read(db) {
    const stock = await listBoxStock(db);
    return stock.flatMap(({ code, pieces }) =>
      pieces === null ? [] : [{ name: 'shop_box_stock_pieces', labels: { code }, value: pieces }],
    );
  },
};

export const STATE_QUERIES: readonly StateQuery[] = [
  ...[outbox, oversold, unfinished, refunds, ledger, instalments, weekOfInstalments, reconciliation, partners, boxes],
];

interface Row {
  readonly value: number;
}

async function one(name: string, requested: Promise<{ rows: Row[] }>): Promise<Sample[]> {
  const { rows } = await requested;
  return rows.map(({ value }) => ({ name, value }));
}
