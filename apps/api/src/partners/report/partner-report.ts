import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { csvLine } from '../export/csv.ts';

/** Columns of the report, in the order of a CSV; new ones come at the end. docs/partners.md says what they hold. */
export const REPORT_COLUMNS = [
  'minisiteId',
  'month',
  'product',
  'orders',
  'cancelled',
  'soldCents',
  'changedCents',
  'cancelledCents',
  'goodwillCents',
  'paidByGiftsCents',
  'netCents',
] as const;

/** What one partner brought of one kind of product in one month; money is what customers owed for it, by the ledger. */
export type ReportLine = Readonly<Record<(typeof REPORT_COLUMNS)[number], number | string>>;

export interface ReportPeriod {
  /** Days of the ledger, both included. */
  readonly from: string;
  readonly to: string;
  /** One partner's site; every one without it. */
  readonly minisiteId?: number | undefined;
}

/**
 * What partners brought, by partner, month and product. Everything is read from the ledger: an amount counts in the month in
 * which it was entered, so that a month once closed stays as it was reported. What a gift has paid counts when the gift was sold.
 */
export async function partnerReport(db: Database, { from, to, minisiteId }: ReportPeriod): Promise<ReportLine[]> {
  const { rows } = await sql<ReportLine>`
    select p.minisite_id as "minisiteId", to_char(e.day, 'YYYY-MM') as month,
      case p.gift ->> 'kind' when 'GIFTCARD' then 'giftCard' when 'BOX' then 'box' when 'SINGLEVOUCHER' then 'singleVoucher'
        when 'DIGITAL_ACTIVITY_ONLY' then 'activity' else 'stay' end as product,
      (count(*) filter (where e.kind = 'sale'))::int as orders,
      (count(*) filter (where e.kind = 'cancellation'))::int as cancelled,
      coalesce(sum(owed.cents) filter (where e.kind = 'sale'), 0)::float8 as "soldCents",
      coalesce(sum(owed.cents) filter (where e.kind = 'change'), 0)::float8 as "changedCents",
      coalesce(sum(owed.cents) filter (where e.kind = 'cancellation'), 0)::float8 as "cancelledCents",
      coalesce(sum(owed.cents) filter (where e.kind = 'providerRefund'), 0)::float8 as "goodwillCents",
      coalesce(sum(owed.cents) filter (where e.kind in ('giftsUsed', 'giftRefunded')), 0)::float8 as "paidByGiftsCents",
      sum(owed.cents)::float8 as "netCents"
    from purchase p
    join journal_entry e on e.purchase_uuid = p.uuid,
    lateral (select coalesce(sum(l.amount_cents), 0) as cents from journal_line l where l.entry_id = e.id and l.account = 'receivable') owed
    where p.minisite_id is not null and (${minisiteId ?? null}::int is null or p.minisite_id = ${minisiteId ?? null}::int)
      and e.kind in ('sale', 'change', 'cancellation', 'providerRefund', 'giftsUsed', 'giftRefunded')
      and e.day between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export const reportHeader = (): string => csvLine(REPORT_COLUMNS);
export const csvReportLine = (line: ReportLine): string => csvLine(REPORT_COLUMNS.map((column) => line[column]));
