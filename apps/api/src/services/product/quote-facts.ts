import type { Locale, ProgrammeLine } from '@shop/contracts';
import type { LocalTaxRule } from '@shop/domain';
import type { StayIndex } from '../../search/stay-index.ts';
import type { Database } from '../../store/database.ts';
import { localTaxRule } from './hotel-facts.ts';
import { programmeOf } from './programme.ts';
import type { SoldOffer } from './sold-offer.ts';

export interface QuoteFacts {
  readonly programme: ProgrammeLine[];
  readonly localTax: LocalTaxRule;
}

/** What a quote tells beside its price: what is in the stay, and how its town taxes. */
export async function quoteFacts(db: Database, index: StayIndex, offer: SoldOffer, locale: Locale): Promise<QuoteFacts> {
  const row = await db
    .selectFrom('stay')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .select(['stay.programme', 'hotel.local_tax_type', 'hotel.local_tax_cents', 'hotel.local_tax_percentage'])
    .where('stay.id', '=', index.stays.id[offer.stay]!)
    .executeTakeFirst();
  if (!row) return { programme: [], localTax: { type: 'PER_PERSON_PER_NIGHT', amount: 0 } };
  return { programme: programmeOf(row.programme, locale), localTax: localTaxRule(row) };
}
