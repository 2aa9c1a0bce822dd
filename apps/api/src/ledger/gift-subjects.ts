import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database, Tables } from '../platform/database/index.ts';

/** As many lines as one transaction names anew. */
const PIECE = 500;

/** Processes that know codes alone are gone by then: a release is rolled out, or taken back, within days. */
const DAYS_AFTER_MIGRATION = 7;

/**
 * Whether a line is about the gift of this code: the ledger names it by its code at first, and by a number that opens nothing later
 * (decision note `gifts-in-the-ledger`). One statement sees the one or the other.
 */
export function isAboutGift(code: string): RawBuilder<boolean> {
  return sql<boolean>`journal_line.subject in (${code}, (select gift_in_ledger(ledger_id) from gift_voucher where code = ${code}))`;
}

/** Both names of each of these gifts, which are given by either; what names no gift of today stays as it is. */
export async function giftSubjects(db: Pick<Database, 'selectFrom'>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const ids = names.flatMap((name) => /^gift:(\d+)$/.exec(name)?.[1] ?? []);
  const gifts = await db
    .selectFrom('gift_voucher')
    .select(['code', sql<string>`gift_in_ledger(ledger_id)`.as('subject')])
    .where(sql<boolean>`(code = any(${names}::text[]) or ledger_id = any(${ids}::bigint[]))`)
    .execute();
  return [...new Set([...names, ...gifts.flatMap(({ code, subject }) => [code, subject])])];
}

/** Replaces gift codes in the ledger, once nobody needs them there. Answers how many lines were named anew. */
export async function replaceGiftCodes(db: Database): Promise<number> {
  if (!(await mayBegin(db))) return 0;
  let replaced = 0;
  for (let piece = PIECE; piece === PIECE; replaced += piece) piece = await db.transaction().execute(replacePiece);
  return replaced;
}

async function mayBegin(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from schema_migration
    where name = '0086-gifts-in-ledger' and applied_at < now() - make_interval(days => ${DAYS_AFTER_MIGRATION}::int)`.execute(db);
  return rows.length > 0;
}

/** First the keys of the entries, which their lines lead to. */
async function replacePiece(trx: Transaction<Tables>): Promise<number> {
  const { rows: lines } = await sql<{ entry_id: number; position: number }>`
    select l.entry_id, l.position from journal_line l
    where l.account in ('giftLiability', 'prepaidTax') and l.subject not like 'gift:%'
      and exists (select from gift_voucher where code = l.subject)
    order by l.entry_id limit ${PIECE}`.execute(trx);
  if (lines.length === 0) return 0;
  const entries = [...new Set(lines.map(({ entry_id }) => entry_id))];
  await sql`
    update journal_entry e set event_key = replace(e.event_key, v.code, gift_in_ledger(v.ledger_id))
    from journal_line l join gift_voucher v on v.code = l.subject
    where l.entry_id = e.id and e.id = any(${entries}::bigint[]) and position(v.code in e.event_key) > 0`.execute(trx);
  await sql`
    update journal_line l set subject = gift_in_ledger(v.ledger_id) from gift_voucher v
    where v.code = l.subject and l.account in ('giftLiability', 'prepaidTax') and l.entry_id = any(${entries}::bigint[])`.execute(trx);
  return lines.length;
}
