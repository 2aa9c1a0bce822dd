import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';
import { checkPeriod, euros, withDatabase, type Period } from './ledger-report.ts';

interface ExportedLine {
  readonly id: string;
  readonly position: number;
  readonly day: string;
  readonly order: string | null;
  readonly account: string;
  readonly cents: number;
  readonly text: string;
}

const COLUMNS = ['entry', 'date', 'order', 'account', 'debit', 'credit', 'text'];
const PAGE = 5_000;

/**
 * Every line of the entries of a period as CSV, in the order in which they were written, a page at a time. Decimals have a point; no
 * cell needs quotes. A gift is named by its number: its code would open it.
 */
export async function exportEntries(url: string, period: Period, write: (text: string) => void): Promise<void> {
  checkPeriod(period);
  await withDatabase(url, async (db) => {
    write(`${COLUMNS.join(',')}\r\n`);
    // One state of the books for all pages: an entry that is written meanwhile is in none of them.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        let page = await linesAfter(trx, period);
        while (page.length > 0) {
          write(page.map(csvLine).join(''));
          page = await linesAfter(trx, period, page.at(-1));
        }
      });
  });
}

function csvLine({ id, day, order, account, cents, text }: ExportedLine): string {
  const amount = euros(Math.abs(cents));
  return `${[id, day, order ?? '', account, cents > 0 ? amount : '', cents < 0 ? amount : '', text].join(',')}\r\n`;
}

async function linesAfter(db: Transaction<Tables>, { from, to }: Period, last?: ExportedLine): Promise<ExportedLine[]> {
  const after = sql`(${last?.id ?? 0}::bigint, ${last?.position ?? 0}::smallint)`;
  const { rows } = await sql<ExportedLine>`
    select e.id::text, l.position, to_char(e.day, 'YYYY-MM-DD') as day, coalesce(p.booking_number, e.purchase_uuid::text) as order,
      l.account, l.amount_cents as cents,
      concat_ws(' ', e.kind, case when l.account in ('tax', 'merchantPayable') or l.subject like 'gift:%' then l.subject
        else gift_in_ledger(v.ledger_id) end) as text
    from journal_entry e join journal_line l on l.entry_id = e.id
    left join purchase p on p.uuid = e.purchase_uuid
    left join gift_voucher v on v.code = l.subject
    where e.day between ${from}::date and ${to}::date and e.id >= ${last?.id ?? 0}::bigint and (e.id, l.position) > ${after}
    order by e.id, l.position limit ${PAGE}`.execute(db);
  return rows;
}
