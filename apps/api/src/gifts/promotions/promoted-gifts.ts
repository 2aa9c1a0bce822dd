import { priorGiftPrice, promotedGiftPrice, runsOn, type GiftPromotion, type GiftPriceToday, type KeptGiftPrice } from '@shop/domain';
import type { Run } from '../../platform/database/index.ts';

/** A table of gifts that may be promoted: what its columns are, as SQL. Prices go together with their units, nights or adults. */
export interface PromotedTable {
  readonly table: string;
  /** What the name of a gift in the price history begins with. */
  readonly kind: 'box' | 'stay' | 'activity';
  readonly key: string;
  readonly units: string;
  readonly regular: string;
  readonly sell: string;
  readonly crossed: string;
  /** Sets what is paid, `$2`, and what is crossed out, `$3`: lists of cents. */
  readonly update: string;
}

interface PromotedGift {
  readonly key: string;
  /** Its name in the price history. */
  readonly product: string;
  readonly promotion: GiftPromotion;
  readonly units: readonly number[];
  readonly regular: readonly number[];
  readonly sell: readonly number[];
  readonly crossed: readonly number[];
}

/**
 * Writes the prices of a table's promoted gifts on `today`, the shop's day (`YYYY-MM-DD`), in the transaction of `run`. A promotion
 * that begins keeps the lowest price of the thirty days before until it ends (decision note `gift-promotions`). Returns how many
 * gifts have other prices than before.
 */
export async function promoteGifts(run: Run, { gifts, today }: { readonly gifts: PromotedTable; readonly today: string }): Promise<number> {
  // The day of the history is the shop's, not the database's.
  await run(`select set_config('shop.today', $1, true)`, [today]);
  const promoted = await readPromoted(run, gifts);
  const running = promoted.filter(({ promotion }) => runsOn(promotion, today));
  await endOthers(run, { gifts, running });
  const priors = await priorPrices(run, { running, today });
  let changed = 0;
  for (const gift of promoted) {
    const prices = gift.regular.map((regular, place) =>
      promotedGiftPrice({ regular, promotion: gift.promotion, prior: priors.get(unitOf(gift, place)), today }),
    );
    const [sell, crossed] = [prices.map(({ sellPrice }) => sellPrice), prices.map(crossedCents)];
    if (isSame(sell, gift.sell) && isSame(crossed, gift.crossed)) continue;
    await run(gifts.update, [gift.key, sell, crossed]);
    changed++;
  }
  return changed;
}

const crossedCents = ({ sellPrice, crossedPrice }: GiftPriceToday): number => crossedPrice ?? sellPrice;
const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
const unitOf = ({ product, units }: Pick<PromotedGift, 'product' | 'units'>, place: number): string => `${product}/${units[place]}`;

async function readPromoted(run: Run, { table, kind, key, units, regular, sell, crossed }: PromotedTable): Promise<PromotedGift[]> {
  const columns = `${units} as units, ${regular} as regular, ${sell} as sell, ${crossed} as crossed`;
  const rows = await run(
    `select ${key}::text as key, $1 || ':' || ${key} as product, promotion, ${columns} from ${table} where promotion is not null`,
    [kind],
  );
  return rows as unknown as PromotedGift[];
}

interface RunningGifts {
  readonly running: readonly PromotedGift[];
}

const RUNNING = 'unnest($1::text[], $2::date[]) as running (product, starts_on)';
const runningValues = (running: readonly PromotedGift[]) => [
  running.map(({ product }) => product),
  running.map(({ promotion }) => promotion.startsOn),
];

/** A promotion that starts on another day is another one, with a prior price of its own. */
async function endOthers(run: Run, { gifts, running }: RunningGifts & { readonly gifts: PromotedTable }): Promise<void> {
  await run(
    `delete from applied_gift_promotion applied where applied.product like $3 || ':%'
       and not exists (select 1 from ${RUNNING} where running.product = applied.product and running.starts_on = applied.starts_on)`,
    [...runningValues(running), gifts.kind],
  );
}

/** By product and unit: as they were when their promotions began, which is now for those that are new. */
async function priorPrices(run: Run, { running, today }: RunningGifts & { readonly today: string }): Promise<Map<string, number>> {
  const products = running.map(({ product }) => product);
  const applied = (await run(`select product, unit, prior_cents from applied_gift_promotion where product = any($1::text[])`, [
    products,
  ])) as unknown as { product: string; unit: number; prior_cents: number | null }[];
  const priors = new Map(applied.map(({ product, unit, prior_cents: cents }) => [`${product}/${unit}`, cents]));
  const begun = running.filter((gift) => gift.units.some((_, place) => !priors.has(unitOf(gift, place))));
  const kept = await keptPrices(
    run,
    begun.map(({ product }) => product),
  );
  const fresh = begun.flatMap((gift) =>
    gift.units.flatMap((unit, place) => {
      const name = unitOf(gift, place);
      if (priors.has(name)) return [];
      return [
        {
          name,
          product: gift.product,
          unit,
          startsOn: gift.promotion.startsOn,
          prior: priorGiftPrice(kept.get(name) ?? [], today) ?? null,
        },
      ];
    }),
  );
  if (fresh.length > 0)
    await run(
      `insert into applied_gift_promotion (product, unit, starts_on, prior_cents)
       select * from unnest($1::text[], $2::smallint[], $3::date[], $4::integer[])`,
      [fresh.map((one) => one.product), fresh.map((one) => one.unit), fresh.map((one) => one.startsOn), fresh.map((one) => one.prior)],
    );
  for (const { name, prior } of fresh) priors.set(name, prior);
  return new Map([...priors].flatMap(([name, cents]) => (cents === null ? [] : [[name, cents] as const])));
}

async function keptPrices(run: Run, products: readonly string[]): Promise<Map<string, KeptGiftPrice[]>> {
  if (products.length === 0) return new Map();
  const rows = (await run(
    `select product || '/' || unit as name, cents, since::text as since, until::text as until
     from gift_price_history where product = any($1::text[])`,
    [products],
  )) as unknown as { name: string; cents: number; since: string; until: string | null }[];
  return Map.groupBy(
    rows.map(({ until, ...row }) => ({ ...row, until: until ?? undefined })),
    ({ name }) => name,
  );
}
