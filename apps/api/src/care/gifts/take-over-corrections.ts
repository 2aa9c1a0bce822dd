import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';
import { orderSubject } from '../audit-log.ts';

/**
 * Takes over what processes of the version before have written about an order since the migration `0101-care-corrections`: they keep
 * corrections in the audit log alone. This version writes a correction and its record in one transaction, whose `now()` both bear. The
 * caller holds the order's lock, and so do all who write its records, so that their ids follow their order. `docs/operating.md` says when
 * it is removed ("To be removed after the next release").
 */
export async function takeOverCorrections(trx: Transaction<Tables>, uuid: string): Promise<void> {
  await sql`with logged as (
      select id, at, colleague, detail->>'what' as gift, (detail->>'value')::int as value_cents, detail->>'from' as from_hash,
        detail->>'to' as to_hash, detail->>'status' as status,
        coalesce(bool_or(detail->>'status' <> 'waiting') over (
          partition by detail->>'what' order by id rows between 1 following and unbounded following), false) as is_sent_since
      from care_audit
      where action in ('correctRecipient', 'correctHolder') and subjects[1] = ${orderSubject(uuid)}
        and detail ?& array['what', 'value', 'from', 'to', 'status']
        and exists (select from purchase where uuid = ${uuid} and email <> '')),
    ended as (
      update care_correction as kept set status = 'ended' from logged
      where kept.purchase_uuid = ${uuid} and kept.gift = logged.gift and kept.created_at = logged.at
        and kept.status = 'waiting' and logged.is_sent_since)
    insert into care_correction (purchase_uuid, gift, value_cents, from_hash, to_hash, status, colleague, created_at)
    select ${uuid}, gift, value_cents, from_hash, to_hash,
      case when status = 'waiting' and is_sent_since then 'ended' else status end, colleague, at
    from logged
    where status in ('waiting', 'done') and not exists (
      select from care_correction kept where kept.purchase_uuid = ${uuid} and kept.gift = logged.gift and kept.created_at = logged.at)
    order by id`.execute(trx);
}
