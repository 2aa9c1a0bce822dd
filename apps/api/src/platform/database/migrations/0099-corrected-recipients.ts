import { sql, type Kysely } from 'kysely';

/** What customer care has requested about the recipients of one order's gifts, for the second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists care_audit_recipient on care_audit ((subjects[1])) where action in ('correctRecipient', 'correctHolder')`.execute(
    db,
  );
}
