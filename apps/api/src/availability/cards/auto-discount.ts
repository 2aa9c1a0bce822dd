import type { LocalDate, OfferCard } from '@shop/contracts';
import { outOfScope } from '@shop/domain';
import type { Database } from '../../platform/database/index.ts';
import { staleIfError } from '../../platform/cache/index.ts';

export type AutoDiscount = NonNullable<OfferCard['autoDiscount']>;

/** A promotion that cards tell of without being asked: everybody may use it, for stays that bear one of its themes. */
export interface Campaign extends AutoDiscount {
  /** Null: whatever a stay bears. */
  readonly themes: readonly string[] | null;
  /** Cents that a stay must cost. */
  readonly minimum: number;
}

interface DatedCampaign extends Campaign {
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
}

const campaigns = staleIfError((db: Database, _all: 'all') => readCampaigns(db));

/** The promotions of the day for stays, the largest first. */
export async function campaignsOf(db: Database, today: LocalDate, now: Date): Promise<readonly Campaign[]> {
  // A shop whose database has been away since its start sells at its ordinary prices.
  const all = await campaigns(db, 'all', now).catch((): DatedCampaign[] => []);
  return all.filter(({ validFrom, validUntil }) => (validFrom ?? today) <= today && today <= (validUntil ?? today));
}

/** The largest promotion that counts for a stay; undefined when there is none. */
export function autoDiscountOf(
  running: readonly Campaign[],
  stay: { readonly sellPrice: number; readonly bears: (theme: string) => boolean },
): AutoDiscount | undefined {
  const found = running.find(({ themes, minimum }) => stay.sellPrice >= minimum && (themes === null || themes.some(stay.bears)));
  return found && { code: found.code, value: found.value };
}

async function readCampaigns(db: Database): Promise<DatedCampaign[]> {
  const rows = await db
    .selectFrom('promotion_code')
    .select(['code', 'percent', 'valid_from', 'valid_until', 'minimum_cents', 'products', 'themes', 'minisites'])
    .where('automatic', '=', true)
    .where((code) => code.or([code('uses_left', 'is', null), code('uses_left', '>', 0)]))
    .orderBy('percent', 'desc')
    .orderBy('code')
    .execute();
  // What counts on a partner's site only is told of by that site.
  const ofStays = rows.filter(
    ({ products, minisites }) => !outOfScope({ products, themes: null, minisites }, { product: 'stay', themes: [] }),
  );
  return ofStays.map((row) => ({
    code: row.code,
    value: row.percent ?? 0,
    themes: row.themes,
    minimum: row.minimum_cents,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  }));
}
