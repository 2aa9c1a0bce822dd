import type { Locale, ProgrammeLine } from '@shop/contracts';
import type { LocalTaxRule, RoomPromotion } from '@shop/domain';
import type { CatalogueShop } from './catalogue-shop.ts';
import { promotionsOfHotel } from '../inventory/index.ts';
import { type Database, orKnown } from '../platform/database/index.ts';
import { localTaxRule } from './hotel/hotel-facts.ts';
import { programmeOf } from './programme.ts';
import type { StayRows } from './rows/stay-rows.ts';
import type { SoldOffer } from '../availability/index.ts';

export interface QuoteFacts {
  readonly programme: ProgrammeLine[];
  readonly localTax: LocalTaxRule;
  readonly promotions: readonly RoomPromotion[];
}

/** What a quote tells beside its price: what is in the stay, how its town taxes, and the promotions of its hotel. */
export async function quoteFacts(
  { db, pageRows }: Pick<CatalogueShop, 'db' | 'pageRows'>,
  offer: SoldOffer,
  locale: Locale,
): Promise<QuoteFacts> {
  const id = offer.variantOf ?? offer.id;
  const stored = pageRows?.stay(id);
  const row = await orKnown(db, () => readFacts(db, id), stored && (() => factsIn(stored())));
  if (!row) return { programme: [], localTax: { type: 'PER_PERSON_PER_NIGHT', amount: 0 }, promotions: [] };
  return { programme: programmeOf(row.programme, locale), localTax: localTaxRule(row), promotions: row.promotions };
}

type Facts = Pick<StayRows['stay'], 'programme'> & Pick<StayRows, 'promotions'> & Parameters<typeof localTaxRule>[0];

const factsIn = ({ hotel, stay, promotions }: StayRows): Facts => ({ ...hotel, programme: stay.programme, promotions });

async function readFacts(db: Database, id: number): Promise<Facts | undefined> {
  const row = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.programme', 'stay.hotel_id', 'hotel.local_tax_type', 'hotel.local_tax_cents', 'hotel.local_tax_percentage'])
    .where('stay.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, promotions: await promotionsOfHotel(db, row.hotel_id) };
}
