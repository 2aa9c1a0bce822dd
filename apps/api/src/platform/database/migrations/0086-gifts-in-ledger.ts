import { sql, type Kysely } from 'kysely';

/**
 * The ledger names a gift by a number that opens nothing, `gift:17`, and no longer by its code (decision note
 * `gifts-in-the-ledger`). Processes of the version before know codes alone: a job replaces them a week after this migration, and
 * until then everything is written as before. The triggers of the append-only tables let exactly this replacement through, row by
 * row: the code of a gift by the number of the same gift, and the same in the key of the event; amounts, accounts and days stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const REFUSED = `raise exception 'The ledger is append-only: % of % is refused. Write an entry that corrects it.', tg_op, tg_table_name`;

const STATEMENTS: readonly string[] = [
  `alter table gift_voucher add column ledger_id bigint generated always as identity unique`,
  `create function gift_in_ledger(ledger_id bigint) returns text language sql immutable strict as $$ select 'gift:' || ledger_id $$`,
  `create function guard_journal_line() returns trigger language plpgsql set search_path from current as $$
     begin
       if to_jsonb(new) - 'subject' = to_jsonb(old) - 'subject'
         and exists (select from gift_voucher where code = old.subject and gift_in_ledger(ledger_id) = new.subject) then
         return new;
       end if;
       ${REFUSED};
     end $$`,
  `create function guard_journal_entry() returns trigger language plpgsql set search_path from current as $$
     begin
       if to_jsonb(new) - 'event_key' = to_jsonb(old) - 'event_key' and new.event_key <> old.event_key and exists (
         select from journal_line l join gift_voucher v on v.code = l.subject
         where l.entry_id = old.id and new.event_key = replace(old.event_key, v.code, gift_in_ledger(v.ledger_id))) then
         return new;
       end if;
       ${REFUSED};
     end $$`,
  ...['journal_line', 'journal_entry'].flatMap((table) => [
    `drop trigger ${table}_append_only on ${table}`,
    `create trigger ${table}_append_only before delete or truncate on ${table} for each statement execute function refuse_ledger_change()`,
    `create trigger ${table}_altered_never before update on ${table} for each row execute function guard_${table}()`,
  ]),
  `create index if not exists journal_line_gift_code on journal_line (entry_id)
     where account in ('giftLiability', 'prepaidTax') and subject not like 'gift:%'`,
];
