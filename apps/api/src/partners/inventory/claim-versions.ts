import type { InventoryAnswer, InventoryItem } from '@shop/contracts';
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { canonical } from '../../platform/jobs/index.ts';
import type { Tables } from '../../platform/database/index.ts';

export type RoomOutcome = InventoryAnswer['rooms'][number];

interface Claim {
  /** Id of the partner. */
  readonly source: string;
  readonly hotelId: number;
  readonly version: number;
  readonly items: readonly InventoryItem[];
  readonly now: Date;
}

/** Which rooms of an update are newer than what is known; they are locked until it is written, so that versions never cross. */
export async function claimVersions(trx: Transaction<Tables>, { items, ...claim }: Claim): Promise<RoomOutcome[]> {
  const rooms = [...Map.groupBy(items, ({ roomId }) => roomId)].sort(([a], [b]) => a - b);
  const outcomes: RoomOutcome[] = [];
  for (const [roomId, own] of rooms) outcomes.push(await claimRoom(trx, { ...claim, roomId, hash: hashOf(own) }));
  return outcomes;
}

async function claimRoom(
  trx: Transaction<Tables>,
  { source, hotelId, roomId, version, hash, now }: Omit<Claim, 'items'> & { roomId: number; hash: string },
): Promise<RoomOutcome> {
  const facts = { version, content_hash: hash, taken_at: now };
  const taken = await trx
    .insertInto('inventory_version')
    .values({ source, hotel_id: hotelId, room_id: roomId, ...facts })
    .onConflict((same) =>
      same.columns(['source', 'hotel_id', 'room_id']).doUpdateSet(facts).where('inventory_version.version', '<', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (taken) return { hotelId, roomId, outcome: 'applied', version };
  const known = await trx
    .selectFrom('inventory_version')
    .select(['version', 'content_hash'])
    .where('source', '=', source)
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  const outcome = known.version > version ? 'older' : known.content_hash === hash ? 'repeated' : 'versionReused';
  return { hotelId, roomId, outcome, version: known.version };
}

const hashOf = (items: readonly InventoryItem[]): string => createHash('sha256').update(canonical(items)).digest('hex');
