import { sql, type Kysely } from 'kysely';

/** A subscription is confirmed by its owner, and says to which words they have agreed. Older ones have neither, and are kept as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_subscription
    add column id uuid not null unique default gen_random_uuid(),
    add column locale text,
    add column consent_text text,
    add column consented_at timestamptz,
    add column confirmed_at timestamptz`.execute(db);
}
