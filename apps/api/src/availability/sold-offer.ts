import type { Database } from '../platform/database/index.ts';
import type { StayIndex } from './stay-index.ts';

/** A stay as it is sold: a stay of the index, or the same room and programme under other terms. */
export interface SoldOffer {
  readonly id: number;
  /** Number in the index of the stay, or of the one that it varies. */
  readonly stay: number;
  /** Cents a night for two adults. */
  readonly supplement: number;
  readonly cancellable: boolean;
  readonly cancellationType: string;
  readonly variantOf?: number;
}

/** The offer that a stay of the index is itself. */
export function ownOffer({ stays }: StayIndex, stay: number): SoldOffer {
  const { cancellable, cancellationType } = stays.cards[stay]!;
  return { id: stays.id[stay]!, stay, supplement: stays.supplement[stay]!, cancellable, cancellationType };
}

/** The variants of some stays, each beside the stay that it varies. */
export async function variantsOf(db: Database, index: StayIndex, stays: readonly number[]): Promise<SoldOffer[]> {
  const ids = stays.map((stay) => index.stays.id[stay]!);
  if (ids.length === 0) return [];
  const rows = await variantColumns(db).where('variant_of', 'in', ids).orderBy('id').execute();
  return rows.flatMap((row) => variantOffer(index, row) ?? []);
}

/** The same among the rows of a hotel. */
export function variantsAmong(index: StayIndex, stays: readonly (VariantRow & { readonly published: boolean })[]): SoldOffer[] {
  return stays.filter(({ published, variant_of }) => published && variant_of !== null).flatMap((row) => variantOffer(index, row) ?? []);
}

/** A variant by its number; undefined when there is none, or the stay it varies is no longer sold. */
export async function variantNumbered(db: Database, index: StayIndex, id: number): Promise<SoldOffer | undefined> {
  const row = await variantColumns(db).where('id', '=', id).executeTakeFirst();
  return row && variantOffer(index, row);
}

function variantColumns(db: Database) {
  return db
    .selectFrom('stay')
    .select(['id', 'variant_of', 'supplement_cents', 'cancellable', 'cancellation_type'])
    .where('variant_of', 'is not', null)
    .where('published', '=', true);
}

interface VariantRow {
  id: number;
  variant_of: number | null;
  supplement_cents: number;
  cancellable: boolean;
  cancellation_type: string;
}

/** Undefined where the stay that it varies is no longer sold. */
export function variantOffer(index: StayIndex, row: VariantRow): SoldOffer | undefined {
  const stay = row.variant_of === null ? undefined : index.stays.byId.get(row.variant_of);
  if (stay === undefined) return undefined;
  return {
    id: row.id,
    stay,
    supplement: row.supplement_cents,
    cancellable: row.cancellable,
    cancellationType: row.cancellation_type,
    variantOf: row.variant_of!,
  };
}

/** The hotel of a stay, by its number in the index. */
export function hotelIdOf({ hotels, stays }: StayIndex, stay: number): number {
  return hotels.id[stays.hotel[stay]!]!;
}

/** Numbers of a hotel's stays, hotel nights left out. */
export function staysOfHotel(index: StayIndex, hotel: number): number[] {
  return soldOfHotel(index, hotel).filter((stay) => index.stays.isNight[stay] === 0);
}

/** Numbers of a hotel's rooms as they are sold by the night (SEARCH-002). */
export function nightsOfHotel(index: StayIndex, hotel: number): number[] {
  return soldOfHotel(index, hotel).filter((stay) => index.stays.isNight[stay] === 1);
}

/** What the hotel sells, side by side in the index. */
export function soldOfHotel({ hotels }: StayIndex, hotel: number): number[] {
  const first = hotels.firstStay[hotel]!;
  return Array.from({ length: hotels.firstStay[hotel + 1]! - first }, (_, number) => first + number);
}
