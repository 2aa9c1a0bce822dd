import { addDays, monthOf, type GiftPromotion, type LocalDate } from '@shop/domain';
import type { Catalogue } from '../catalogue.ts';
import { randomOf } from '../random.ts';
import { BOX_FACTS } from './box-facts.ts';

/** What the demo takes off: one gift in six, as one night in six is promoted. */
const PROMOTED = 1 / 6;
const PERCENTS = [10, 12, 15, 20];

/** Promotions of gifts by their keys: codes of boxes, numbers of stays and of activities. */
export interface GiftPromotions {
  readonly box: ReadonlyMap<string, GiftPromotion>;
  readonly single_voucher: ReadonlyMap<string, GiftPromotion>;
  readonly activity_product: ReadonlyMap<string, GiftPromotion>;
}

/** Those of the month of `today`: others are promoted in each month. Both formats of a box are promoted together. */
export function giftPromotionsOf({ gifts, activities }: Pick<Catalogue, 'gifts' | 'activities'>, today: LocalDate): GiftPromotions {
  const collections = BOX_FACTS.map(({ collection }) => collection);
  return {
    box: drawn(
      gifts.boxes.map(({ code, collection }) => [code, collections.indexOf(collection)]),
      today,
    ),
    single_voucher: drawn(
      gifts.singleVouchers.map(({ stayId }) => [String(stayId), stayId]),
      today,
    ),
    activity_product: drawn(
      activities.products.map(({ id }) => [String(id), id]),
      today,
    ),
  };
}

function drawn(gifts: readonly (readonly [key: string, seed: number])[], today: LocalDate): Map<string, GiftPromotion> {
  const month = Number(monthOf(today).replace('-', ''));
  return new Map(
    gifts.flatMap(([key, seed]) => {
      const random = randomOf(seed, month, 83);
      if (!random.chance(PROMOTED)) return [];
      const percent = random.pick(PERCENTS);
      return [[key, { percent, startsOn: addDays(today, -random.whole(0, 10)), endsOn: addDays(today, random.whole(14, 60)) }] as const];
    }),
  );
}
