import type { ActivityCard, Locale } from '@shop/contracts';
import { activityVoucherPromo } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { pictureUrl, pictureUrls, slugIn, text, worded } from '../availability/cards/index.ts';
import { centerView } from './activity-center.ts';
import { activityPrices } from './activity-prices.ts';
import type { FoundActivity } from './activity-search.ts';

/** An activity in a list, priced for the party (spec 1, sections 2 and 5). */
export function activityCard(
  { product, center, ...found }: FoundActivity,
  { locale, isAround }: { locale: Locale; isAround: boolean },
): ActivityCard {
  const id = String(product.id);
  return {
    id,
    label: text(product.label, locale),
    imageUrl: pictureUrl(product.images[0]),
    images: pictureUrls(product.images),
    location: { lat: center.latitude, lng: center.longitude },
    ...(isAround && { distance: Math.round(found.distance * 10) / 10 }),
    activityCenter: centerView(center, { locale, main: true }),
    headwords: [...new Set((worded(product.activities, locale) as { univers: string }[]).map((part) => part.univers))],
    sellPrice: found.sellPrice,
    barPrice: found.refPrice,
    promoPercentageRounded: activityVoucherPromo(found.refPrice, found.sellPrice),
    pricePerPerson: found.perPerson,
    prices: activityPrices(product),
    itemCategory: 'activity_only',
    uri: hrefFor('activity', locale, { id, slug: slugIn(product, locale) }),
  };
}
