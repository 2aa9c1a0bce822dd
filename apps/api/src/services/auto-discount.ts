import type { LocalDate, OfferCard } from '@shop/contracts';
import type { Database } from '../store/database.ts';
import { keptWhileAway } from './kept-while-away.ts';

export type AutoDiscount = NonNullable<OfferCard['autoDiscount']>;

interface Campaign extends AutoDiscount {
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
}

const campaigns = keptWhileAway((db: Database, _all: 'all') => readCampaigns(db));

/** The promotion of the day that cards tell of without being asked: the largest of those that everybody may use. Undefined when there is none. */
export async function autoDiscount(db: Database, today: LocalDate, now: Date): Promise<AutoDiscount | undefined> {
  // A shop whose database has been away since its start sells at its ordinary prices.
  const all = await campaigns(db, 'all', now).catch((): Campaign[] => []);
  const running = all.find(({ validFrom, validUntil }) => (validFrom ?? today) <= today && today <= (validUntil ?? today));
  return running && { code: running.code, value: running.value };
}

async function readCampaigns(db: Database): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('promotion_code')
    .select(['code', 'percent', 'valid_from', 'valid_until'])
    .where('automatic', '=', true)
    .where((code) => code.or([code('uses_left', 'is', null), code('uses_left', '>', 0)]))
    .orderBy('percent', 'desc')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ code: row.code, value: row.percent ?? 0, validFrom: row.valid_from, validUntil: row.valid_until }));
}
