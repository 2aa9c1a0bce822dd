import type { IndexedShop } from '../availability/index.ts';
import type { HouseRows } from './rows/house-rows.ts';
import type { StayRows } from './rows/stay-rows.ts';

/** Rows of product pages that are kept in memory: each is unpacked when it is asked for; undefined where it is not kept. */
export interface KeptRows {
  house(id: number): (() => HouseRows) | undefined;
  stay(id: number): (() => StayRows) | undefined;
}

/** A shop whose pages are shown while the database is away. */
export interface CatalogueShop extends IndexedShop {
  /** What product pages show then; nothing is known without. */
  readonly pageRows?: KeptRows;
}
