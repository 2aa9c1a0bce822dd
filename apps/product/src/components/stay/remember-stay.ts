import type { Locale, StayDetail } from '@shop/contracts';
import { track } from '@shop/analytics';
import { withViewed } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { recall, remember } from '@shop/design-system/device-memory';

/** Puts the stay first among what was looked at last, and tells analytics (spec 2, section 3, recently viewed). */
export function rememberStay(stay: StayDetail, locale: Locale): void {
  const { id, label, slug, images, fromPrice, hotel } = stay;
  const item = {
    ...{ id, label, imageUrl: images[0] ?? '', price: fromPrice.sellPrice, hotel: hotel.label },
    uri: stay.uri ?? hrefFor('stay', locale, { id, slug }),
    type: 'STAY',
  } as const;
  if (stay.published) remember('recentlyViewed', JSON.stringify(withViewed(recall('recentlyViewed'), item)));
  track({ event: 'view_item', item: { id, name: label, price: fromPrice.sellPrice } });
}
