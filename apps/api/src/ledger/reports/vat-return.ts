import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { checkPeriod, euros, withDatabase, type LedgerReport, type Period } from './ledger-report.ts';

interface VatRow {
  /** VAT number. */
  readonly seller: string;
  readonly name: string;
  /** `vatKey`: country and rate in basis points, or why nothing is taxed. */
  readonly key: string;
  /** Cents. */
  readonly net: number;
  readonly tax: number;
}

interface WrongEntry {
  readonly subject: string;
  /** Cents of VAT that the lines of an entry post, and that its supplies say. */
  readonly posted: number;
  readonly supplied: number;
}

interface WrongEntries {
  readonly first: readonly WrongEntry[];
  /** Of all. */
  readonly count: number;
}

/** So many wrong entries are printed. */
const PRINTED = 100;

/** The VAT return of a period, which throws where it is none. */
export function vatReturn(url: string, period: Period): Promise<LedgerReport> {
  checkPeriod(period);
  return withDatabase(url, (db) => vatDueIn(db, period));
}

/**
 * What became due from one day to another, by seller, country and rate: net, VAT and gross, as `tax` was posted in these days. Of
 * stays under the margin scheme the margin counts, on the day on which it is earned. What is exempt stands with it; multi-purpose
 * vouchers do not, whose VAT is due when they are redeemed. Not fine where an entry posts other VAT than its supplies say.
 */
export async function vatDueIn(db: Database, period: Period): Promise<LedgerReport> {
  const rows = await vatRows(db, period);
  const wrong = await wrongEntries(db, period);
  const sellers = [...new Set(rows.map(({ seller }) => seller))];
  const lines = sellers.flatMap((seller) => sellerLines(rows.filter((row) => row.seller === seller)));
  return {
    lines: [...(lines.length > 0 ? lines : ['No VAT became due in these days.']), ...wrongLines(wrong)],
    isFine: wrong.count === 0,
  };
}

function sellerLines(rows: readonly VatRow[]): string[] {
  const { seller, name } = rows[0]!;
  const sum = { net: sumOf(rows.map(({ net }) => net)), tax: sumOf(rows.map(({ tax }) => tax)) };
  return [
    `${seller} ${name}`,
    columns('', ['net', 'VAT', 'gross']),
    ...rows.toSorted(byRate).map((row) => amounts(rateOf(row.key), row)),
    amounts('in all', sum),
  ];
}

function amounts(label: string, { net, tax }: Pick<VatRow, 'net' | 'tax'>): string {
  return columns(label, [euros(net), euros(tax), euros(net + tax)]);
}

function columns(label: string, cells: readonly string[]): string {
  return `  ${label}`.padEnd(18) + cells.map((cell) => cell.padStart(14)).join('');
}

/** `FR 5.5 %`, or `FR insurance`. */
function rateOf(key: string): string {
  const [country, rate] = key.split(':');
  return /^\d+$/.test(rate ?? '') ? `${country} ${Number(rate) / 100} %` : `${country} ${rate}`;
}

/** Countries by name, the highest rate first, what is exempt last. */
function byRate(one: VatRow, other: VatRow): number {
  const [[a = '', first = ''], [b = '', second = '']] = [one.key.split(':'), other.key.split(':')];
  if (a !== b) return a < b ? -1 : 1;
  const rates = [first, second].map((rate) => (/^\d+$/.test(rate) ? Number(rate) : -1));
  return rates[1]! - rates[0]! || (first < second ? -1 : 1);
}

function wrongLines({ first, count }: WrongEntries): string[] {
  return [...first.map(wrongLine), ...(count > first.length ? [`... and ${count - first.length} more whose VAT differs`] : [])];
}

function wrongLine({ subject, posted, supplied }: WrongEntry): string {
  return `${subject}: its entry posts ${euros(posted)} VAT, its supplies say ${euros(supplied)}`;
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}

/** Entries of a period with the seller who was published when each was written. */
const entriesOf = ({ from, to }: Period) => sql`
  entry as (
    select e.id, e.kind, e.purchase_uuid, e.supplies, coalesce(
      (select s.body->>'vatNumber' from seller_profile s where s.since <= e.written_at order by s.id desc limit 1),
      (select s.body->>'vatNumber' from seller_profile s order by s.id limit 1)) as seller
    from journal_entry e where e.day between ${from}::date and ${to}::date),
  supplied as (
    select e.id, e.seller, s->'vat'->>'kind' as kind, s->'vat'->>'exemption' as exemption,
      (s->'vat'->>'country') || ':' || coalesce(s->'vat'->>'rate', s->'vat'->>'exemption') as key,
      (s->>'net')::bigint as net, (s->>'tax')::bigint as tax
    from entry e, jsonb_array_elements(e.supplies) s),
  posted as (
    select e.id, e.seller, e.kind, coalesce(l.subject, 'unknown:') as key, -l.amount_cents as tax
    from entry e join journal_line l on l.entry_id = e.id where l.account = 'tax')`;

async function vatRows(db: Database, period: Period): Promise<VatRow[]> {
  const { rows } = await sql<VatRow>`
    with ${entriesOf(period)}
    select due.seller, (select s.body->>'name' from seller_profile s where s.body->>'vatNumber' = due.seller order by s.id desc limit 1) as name,
      due.key, sum(due.net)::float8 as net, sum(due.tax)::float8 as tax
    from (
      select seller, key, 0 as net, tax from posted
      union all
      select seller, key, net, 0 from supplied where kind = 'taxed' or exemption in ('insurance', 'exempt')
      union all
      select p.seller, p.key, -l.amount_cents, 0 from posted p join journal_line l on l.entry_id = p.id
      where p.kind = 'performed' and l.account = 'commission') due
    group by due.seller, due.key having sum(due.net) <> 0 or sum(due.tax) <> 0
    order by due.seller, due.key`.execute(db);
  return rows;
}

async function wrongEntries(db: Database, period: Period): Promise<WrongEntries> {
  const { rows } = await sql<WrongEntry & { readonly count: number }>`
    with ${entriesOf(period)}
    select coalesce(p.booking_number, e.purchase_uuid::text, 'entry ' || e.id) as subject,
      sum(vat.posted)::float8 as posted, sum(vat.supplied)::float8 as supplied,
      (count(*) over ())::integer as count
    from (
      select id, key, tax as posted, 0 as supplied from posted where kind <> 'performed'
      union all
      select id, key, 0, tax from supplied where kind = 'taxed') vat
    join entry e on e.id = vat.id left join purchase p on p.uuid = e.purchase_uuid
    group by e.id, e.purchase_uuid, p.booking_number, vat.key having sum(vat.posted) <> sum(vat.supplied)
    order by e.id limit ${PRINTED}`.execute(db);
  return { first: rows, count: rows[0]?.count ?? 0 };
}
