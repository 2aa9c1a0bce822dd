import type { Sort } from '@shop/contracts';
import { discountPercent, pricePerPerson, type PriceRange } from '@shop/domain';
import type { ActivityShelf, Center, Product } from './activity-shelf.ts';
import type { ActivityWhere } from './activity-where.ts';

export interface ActivitySearch {
  readonly where: ActivityWhere;
  readonly adults: number;
  readonly theme?: string;
  /** Activities of which a product has at least one; empty lets every one through. */
  readonly tags: readonly string[];
  /** Cents per person. */
  readonly price: PriceRange;
  readonly sort: Sort;
  /** Zero-based. */
  readonly page: number;
  readonly limit: number;
  /** At most so many of one centre. */
  readonly perCenter: number;
}

export interface FoundActivity {
  readonly product: Product;
  readonly center: Center;
  /** Cents of the party. */
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly perPerson: number;
  readonly distance: number;
}

export interface FoundActivities {
  readonly total: number;
  readonly page: readonly FoundActivity[];
  /** Everything that fits, sorted: for counts and words. */
  readonly all: readonly FoundActivity[];
  /** What would fit without one filter: each facet counts these. */
  readonly withoutTags: readonly FoundActivity[];
  readonly withoutTheme: readonly FoundActivity[];
  readonly withoutPrice: readonly FoundActivity[];
}

type Test = (found: FoundActivity) => boolean;

/** Looks through every activity that is sold for the party within reach. */
export function searchActivities(shelf: ActivityShelf, search: ActivitySearch): FoundActivities {
  const reachable = shelf.products.flatMap((product) => found(shelf, product, search) ?? []);
  const { theme, tags, price } = search;
  const hasTag: Test = ({ product }) => tags.length === 0 || product.tag_ids.some((tag) => tags.includes(tag));
  const hasTheme: Test = ({ product }) => theme === undefined || product.themes.includes(theme);
  const hasPrice: Test = ({ perPerson }) => perPerson >= (price.min ?? 0) && perPerson <= (price.max ?? Infinity);
  const passing = (...tests: Test[]) => reachable.filter((one) => tests.every((test) => test(one)));
  const all = atMostPerCenter(passing(hasTag, hasTheme, hasPrice).sort(orderOf(search)), search.perCenter);
  return {
    total: all.length,
    page: all.slice(search.page * search.limit, (search.page + 1) * search.limit),
    all,
    withoutTags: passing(hasTheme, hasPrice),
    withoutTheme: passing(hasTag, hasPrice),
    withoutPrice: passing(hasTag, hasTheme),
  };
}

/** The product as the party finds it; undefined where it is not sold to them or lies elsewhere. */
function found(shelf: ActivityShelf, product: Product, { where, adults }: ActivitySearch): FoundActivity | undefined {
  const center = shelf.centers.get(product.center_id);
  const sellPrice = product.sell_cents[adults - product.first_adults];
  if (!product.published || !center || sellPrice === undefined) return undefined;
  const distance = where.distanceOf(center);
  if (distance === undefined) return undefined;
  const refPrice = product.reference_cents[adults - product.first_adults] ?? sellPrice;
  return { product, center, sellPrice, refPrice, perPerson: pricePerPerson({ sellPrice, adults }), distance };
}

/** Best first; equals in the order of the catalogue, so that pages never overlap. */
function orderOf({ sort, where }: ActivitySearch): (a: FoundActivity, b: FoundActivity) => number {
  const value = valueBy(sort === 'distance' && !where.centre ? 'priceQuality' : sort);
  return (a, b) => value(b) - value(a) || a.product.id - b.product.id;
}

/**
 * `priceQuality` = popularity / 100 - log2(price per person / 40 EUR) + promotion in percent / 20 - kilometres / 30:
 * half the price is worth a hundred points of popularity, and 30 km cost as much.
 */
function valueBy(sort: Sort): (one: FoundActivity) => number {
  switch (sort) {
    case 'distance':
      return ({ distance }) => -distance;
    case 'promo':
      return ({ refPrice, sellPrice }) => discountPercent(refPrice, sellPrice);
    case 'priceAsc':
    case 'svPriceAsc':
      return ({ perPerson }) => -perPerson;
    case 'svPriceDesc':
      return ({ perPerson }) => perPerson;
    case 'popularity':
      return ({ product }) => product.popularity;
    case 'priceQuality':
      return ({ product, perPerson, refPrice, sellPrice, distance }) =>
        product.popularity / 100 - Math.log2(Math.max(1, perPerson) / 4_000) + discountPercent(refPrice, sellPrice) / 20 - distance / 30;
  }
}

function atMostPerCenter(sorted: readonly FoundActivity[], most: number): FoundActivity[] {
  const counts = new Map<number, number>();
  return sorted.filter(({ center }) => {
    const count = (counts.get(center.id) ?? 0) + 1;
    counts.set(center.id, count);
    return count <= most;
  });
}
