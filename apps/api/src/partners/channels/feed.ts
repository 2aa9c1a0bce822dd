import type { Locale, PartnerFeed } from '@shop/contracts';
import type { Database } from '../../platform/database/index.ts';
import { partnerMessage } from '../messages/partner-message.ts';
import { numberRows } from '../messages/positions.ts';
import type { Partner } from '../registry/partner-key.ts';

/** What a partner has not fetched yet, in order; `after` is the cursor of the last answer. Who asks with an old cursor gets the same again. */
export async function readFeed(
  db: Database,
  { partner, after, limit, now }: { partner: Partner; after: number; limit: number; now: Date },
): Promise<PartnerFeed> {
  await numberRows(db, 'partner_message');
  const rows = await db
    .selectFrom('partner_message')
    .innerJoin('delivery_place', (join) =>
      join.onRef('delivery_place.kind', '=', 'partner_message.kind').onRef('delivery_place.place_id', '=', 'partner_message.place_id'),
    )
    .selectAll('partner_message')
    .where('delivery_place.partner_id', '=', partner.id)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const waiting = page.filter(({ state }) => state === 'queued').map(({ id }) => id);
  if (partner.channel === 'feed' && waiting.length > 0)
    await db
      .updateTable('partner_message')
      .set((message) => ({ state: 'sent', sent_at: now, attempts: message('attempts', '+', 1) }))
      .where('id', 'in', waiting)
      .where('state', '=', 'queued')
      .execute();
  return {
    messages: page.map((row) => partnerMessage(row, partner.locale as Locale)),
    cursor: String(page.at(-1)?.position ?? after),
    more: rows.length > limit,
  };
}

/** Those of some messages that are for a partner's places. */
export async function ownMessages(db: Database, partner: Partner, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('partner_message')
    .innerJoin('delivery_place', (join) =>
      join.onRef('delivery_place.kind', '=', 'partner_message.kind').onRef('delivery_place.place_id', '=', 'partner_message.place_id'),
    )
    .select('partner_message.id')
    .where('delivery_place.partner_id', '=', partner.id)
    .where('partner_message.id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
