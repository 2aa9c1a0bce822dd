import type { LocalDate } from '../days/local-date.ts';
import { searchPromo } from '../price/promo.ts';
import type { GiftFormat } from './gift-format.ts';

/** What the gift version of a stay costs for so many nights, cents. */
export interface GiftTier {
  readonly nights: number;
  readonly sellPrice: number;
  readonly refPrice: number;
  /** The last day of a promotion that may make it. */
  readonly promotionEndsOn?: LocalDate;
}

/** One choice of nights on the gift setup (spec 1, section 3). Cents, `promo` in percent. */
export interface GiftPriceOption {
  readonly nights: number;
  readonly sellPrice: number;
  readonly promo: number;
  /** The last day of the price, where a promotion shows. */
  readonly promotionEndsOn?: LocalDate;
  readonly shippingCost: number;
  readonly totalPrice: number;
  readonly subElementsPrice: number;
}

export interface GiftWrapping {
  readonly format: GiftFormat;
  /** Cents to the country it is sent to. */
  readonly shippingCost: number;
  /** Cents of all chosen extras. */
  readonly subElementsPrice: number;
}

/** Only a physical gift is sent and decorated: a digital one pays neither shipping nor extras. Shortest first. */
export function giftPriceOptions(tiers: readonly GiftTier[], wrapping: GiftWrapping): GiftPriceOption[] {
  const isSent = wrapping.format === 'physical';
  const shippingCost = isSent ? wrapping.shippingCost : 0;
  const subElementsPrice = isSent ? wrapping.subElementsPrice : 0;
  return [...tiers]
    .sort((a, b) => a.nights - b.nights)
    .map(({ nights, sellPrice, refPrice, promotionEndsOn }) => {
      const promo = searchPromo(refPrice, sellPrice);
      const totalPrice = sellPrice + shippingCost + subElementsPrice;
      const price = { nights, sellPrice, promo, shippingCost, totalPrice, subElementsPrice };
      return { ...price, ...(promo > 0 && promotionEndsOn !== undefined && { promotionEndsOn }) };
    });
}

/** The option of the chosen nights, else the shortest; nights default to 1 (spec 1, section 9). */
export function chosenOption(options: readonly GiftPriceOption[], giftNights = 1): GiftPriceOption | undefined {
  return options.find(({ nights }) => nights === giftNights) ?? options[0];
}
