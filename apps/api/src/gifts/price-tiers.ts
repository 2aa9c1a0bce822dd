import type { Locale, PriceTiers, PriceTiersQuery } from '@shop/contracts';
import { extrasPrice, giftPriceOptions, shippingTo, type GiftTier } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import { invalidField, HttpProblem } from '../platform/http/index.ts';
import type { GiftPrices } from '../availability/index.ts';
import { availableExtras } from './extras.ts';
import type { Source } from './gift-cache.ts';
import { shippingCosts } from './shipping.ts';
import type Type from 'typebox';

type GiftQuery = Type.Static<typeof PriceTiersQuery> & { readonly locale: Locale };

/** What a stay costs as a gift, by nights, in the chosen format with its extras (spec 1, section 3; API-044). */
export async function priceTiers(source: Source, gift: GiftPrices | undefined, query: GiftQuery): Promise<PriceTiers> {
  const wrapping = { shippingCost: await shippingFor(source, query), subElementsPrice: await extrasFor(source, query.extras) };
  if (!gift) return { isGiftable: false, priceList: [] };
  const tiers = gift.nights.map((nights, place): GiftTier => ({
    nights,
    sellPrice: gift.sellPrice[place]!,
    refPrice: gift.refPrice[place]!,
    ...(gift.promotionEndsOn && { promotionEndsOn: gift.promotionEndsOn }),
  }));
  const { shippingCost = 0, subElementsPrice } = wrapping;
  const options = giftPriceOptions(tiers, { format: query.format, shippingCost, subElementsPrice });
  return {
    isGiftable: true,
    priceList: options.map((option) => ({
      ...option,
      refPrice: tiers.find(({ nights }) => nights === option.nights)!.refPrice,
      sellPrices: {
        EBOX: option.sellPrice,
        ...(wrapping.shippingCost !== undefined && { BOX: option.sellPrice + shippingCost + subElementsPrice }),
      },
    })),
  };
}

/** Cents of sending; undefined where a digital gift is chosen and no physical ones are sent. */
async function shippingFor(source: Source, { format, locale, country }: GiftQuery): Promise<number | undefined> {
  const home = pointOfSaleOf(locale);
  const costs = await shippingCosts(source, home);
  const cents = costs && shippingTo(costs, home, country);
  if (cents !== undefined || format === 'digital') return cents;
  if (!costs) throw physicalNotAvailable(409);
  throw new HttpProblem(409, { code: 'NOT_DELIVERED', message: `Nothing is delivered to ${country ?? home}.`, field: 'country' });
}

export function physicalNotAvailable(status: 404 | 409): HttpProblem {
  return new HttpProblem(status, {
    code: 'PHYSICAL_NOT_AVAILABLE',
    message: 'Physical gifts are not sent at the moment.',
    field: 'format',
  });
}

async function extrasFor(source: Source, ids: string | undefined): Promise<number> {
  const { categories, elements } = await availableExtras(source);
  const price = extrasPrice(
    (ids ?? '').split('-').filter((id) => id !== ''),
    elements.map((element) => ({ id: element.id, categoryId: element.category_id, price: element.price_cents })),
    categories.map((category) => ({ id: category.id, singleSelection: category.single_selection })),
  );
  if (price.kind === 'price') return price.cents;
  throw invalidField(
    'extras',
    price.kind === 'unknownExtra' ? `There is no extra ${price.id.slice(0, 40)}.` : `Only one extra of ${price.categoryId} can be chosen.`,
  );
}
