import type { Locale, ProgrammeLine } from '@shop/contracts';
import type { LocalTaxRule } from '@shop/domain';
import type { CatalogueShop } from './catalogue-shop.ts';
import { type Database, orKnown } from '../platform/database/index.ts';
import { localTaxRule } from './hotel/hotel-facts.ts';
import { programmeOf } from './programme.ts';
import type { StayRows } from './rows/stay-rows.ts';
import type { SoldOffer } from '../availability/index.ts';

export interface QuoteFacts {
  readonly programme: ProgrammeLine[];
  readonly localTax: LocalTaxRule;
}

/** What a quote tells beside its price: what is in the stay, and how its town taxes. */
export async function quoteFacts(
  { db, index, pageRows }: Pick<CatalogueShop, 'db' | 'index' | 'pageRows'>,
  offer: SoldOffer,
  locale: Locale,
): Promise<QuoteFacts> {
  const id = index.stays.stays.id[offer.stay]!;
  const stored = pageRows?.stay(id);
  const row = await orKnown(db, () => readFacts(db, id), stored && (() => ({ ...stored().hotel, programme: stored().stay.programme })));
  if (!row) return { programme: [], localTax: { type: 'PER_PERSON_PER_NIGHT', amount: 0 } };
  return { programme: programmeOf(row.programme, locale), localTax: localTaxRule(row) };
}

type FactColumns = Pick<StayRows['stay'], 'programme'> & Parameters<typeof localTaxRule>[0];

function readFacts(db: Database, id: number): Promise<FactColumns | undefined> {
  return db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.programme', 'hotel.local_tax_type', 'hotel.local_tax_cents', 'hotel.local_tax_percentage'])
    .where('stay.id', '=', id)
    .executeTakeFirst();
}
