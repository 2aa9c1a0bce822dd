import { sql, type Kysely } from 'kysely';

/**
 * Gifts that customer care sends to another address: requested until customer care sends the gift, or sent without a second person.
 * Those of before stand in the audit log, where a request ended with the next correction of its gift that was sent. Processes of the
 * version before go on reading them there, by the index `care_audit_recipient`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table care_correction (
    id bigint generated always as identity primary key, purchase_uuid uuid not null references purchase, gift text not null,
    value_cents integer not null check (value_cents >= 0), from_hash text not null, to_hash text not null,
    status text not null check (status in ('waiting', 'ended', 'done')), colleague text not null,
    created_at timestamptz not null default now())`.execute(db);
  await sql`create index if not exists care_correction_purchase on care_correction (purchase_uuid)`.execute(db);
  await sql`with change as materialized (
      select id, substr(subjects[1], 7)::uuid as uuid, detail, colleague, at from care_audit
      where action in ('correctRecipient', 'correctHolder') and detail ?& array['what', 'value', 'from', 'to', 'status'])
    insert into care_correction (purchase_uuid, gift, value_cents, from_hash, to_hash, status, colleague, created_at)
    select uuid, detail->>'what', (detail->>'value')::int, detail->>'from', detail->>'to',
      case when detail->>'status' = 'done' then 'done' when exists (
        select 1 from change later where later.uuid = change.uuid and later.id > change.id
          and later.detail->>'what' = change.detail->>'what' and later.detail->>'status' <> 'waiting') then 'ended' else 'waiting' end,
      colleague, at
    from change join purchase using (uuid) where purchase.email <> '' and detail->>'status' in ('waiting', 'done') order by id`.execute(db);
}
