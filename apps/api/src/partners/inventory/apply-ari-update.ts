import type { InventoryAnswer, InventoryItem, InventoryUpdate } from '@shop/contracts';
import type { LocalDate } from '@shop/domain';
import type { Database } from '../../platform/database/index.ts';
import { claimVersions, type RoomOutcome } from './claim-versions.ts';
import { reportedMonths } from './reported-days.ts';
import { upsertMonths } from './upsert-months.ts';

export interface CheckedUpdate extends InventoryUpdate {
  /** Id of the partner that sends it. */
  readonly source: string;
  readonly firstDay: LocalDate;
  readonly now: Date;
}

/** One transaction a hotel: a call that fails on its way is sent again, and what was taken before is repeated. */
export async function applyAriUpdate(db: Database, { items, ...update }: CheckedUpdate): Promise<InventoryAnswer> {
  const rooms: RoomOutcome[] = [];
  for (const [hotelId, own] of Map.groupBy(items, (item) => item.hotelId))
    rooms.push(...(await takeHotel(db, { ...update, hotelId, items: own })));
  return { rooms };
}

function takeHotel(
  db: Database,
  { hotelId, items, seen, firstDay, ...update }: CheckedUpdate & { hotelId: number; items: readonly InventoryItem[] },
): Promise<RoomOutcome[]> {
  return db.transaction().execute(async (trx) => {
    const rooms = await claimVersions(trx, { ...update, hotelId, items });
    const applied = new Set(rooms.filter(({ outcome }) => outcome === 'applied').map(({ roomId }) => roomId));
    const months = reportedMonths(
      items.filter(({ roomId }) => applied.has(roomId)),
      firstDay,
    );
    if (months.length > 0) await upsertMonths(trx, { hotelId, seen: Number(seen), firstDay, months });
    return rooms;
  });
}
