import type { Moment } from './columns.ts';

/** The last version of a room's rates and availability that was taken from a source, and a hash of what it said. */
export interface InventoryVersionTable {
  /** Id of the partner. */
  source: string;
  hotel_id: number;
  room_id: number;
  version: number;
  content_hash: string;
  taken_at: Moment;
}

export interface InventoryTables {
  inventory_version: InventoryVersionTable;
}
