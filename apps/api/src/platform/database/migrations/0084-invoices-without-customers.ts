import { sql, type Kysely } from 'kysely';

/**
 * Invoices forget whom they were written to once the books need not name them any more (decision note
 * `invoices-forget-their-customer`). The trigger knows no other change: nothing but `billedTo`, to nothing but this, and not
 * before ten calendar years have ended since the year of the invoice. No row goes, so that no number is missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create function invoice_without_customer(body jsonb) returns jsonb language sql immutable as $$
     select jsonb_set(body, '{billedTo}', jsonb_build_object('name', '', 'country', body #> '{billedTo,country}')) $$`,
  `create function guard_invoice() returns trigger language plpgsql set search_path from current as $$
     begin
       if old.day < date_trunc('year', current_date) - interval '10 years'
         and new.body = invoice_without_customer(old.body)
         and to_jsonb(new) - 'body' = to_jsonb(old) - 'body' then
         return new;
       end if;
       raise exception 'Invoices are append-only: update of % is refused. Issue an invoice or credit note that corrects it.', old.number;
     end $$`,
  `drop trigger invoice_append_only on invoice`,
  `create trigger invoice_append_only before delete or truncate on invoice for each statement execute function refuse_ledger_change()`,
  `create trigger invoice_altered_never before update on invoice for each row execute function guard_invoice()`,
  `create index if not exists invoice_with_customer on invoice (day) where body #>> '{billedTo,name}' <> ''`,
];
