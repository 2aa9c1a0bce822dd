import type { ActivityCenter, ActivityDetail, ActivityImages, Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { homeWord } from '../search/index.ts';
import { imageAlts, imagesBySize, pictureUrls, slugIn, text, texts, worded } from '../availability/cards/index.ts';
import { pageModel } from '../catalogue/index.ts';
import { activitiesHref } from './activity-address.ts';
import { centerView } from './activity-center.ts';
import { activityPrices } from './activity-prices.ts';
import type { ActivityShelf, Product } from './activity-shelf.ts';
import { activityMessages } from './activity-messages.ts';

interface Part {
  readonly title: string;
  readonly description: string;
  readonly univers: string;
  readonly composition: string;
  readonly schedules: string;
  readonly importantInformation: string;
  readonly centerId: number;
}

/** Everything that the page of an activity shows (spec 1 and 2, section 3). One that is no longer sold says `published: false`. */
export function activityDetail(shelf: ActivityShelf, product: Product, locale: Locale): ActivityDetail {
  const parts = worded(product.activities, locale) as Part[];
  const centerOf = (id: number): ActivityCenter => centerView(shelf.centers.get(id)!, { locale, main: id === product.center_id });
  const mainActivityCenter = centerOf(product.center_id);
  const id = String(product.id);
  const slug = slugIn(product, locale);
  const params = { id, slug };
  const label = text(product.label, locale);
  const description = text(product.description, locale);
  return {
    id,
    label,
    slug,
    description,
    mainActivityCenter,
    activities: parts.map(({ centerId, ...part }) => ({ ...part, activityCenter: centerOf(centerId) })),
    locations: [...new Set([product.center_id, ...parts.map(({ centerId }) => centerId)])].map(centerOf),
    schedules: text(product.schedules, locale),
    niceToKnow: text(product.nice_to_know, locale),
    importantInfo: texts(product.important_infos, locale),
    prices: Object.fromEntries(activityPrices(product).map((price) => [String(price.paxComposition.adults), price])),
    published: product.published,
    breadCrumb: [
      { label: homeWord(locale), uri: hrefFor('home', locale) },
      { label: activityMessages(locale).activities, uri: activitiesHref(locale, {}) },
      { label: text(shelf.centers.get(product.center_id)!.town, locale), uri: mainActivityCenter.uri },
      { label },
    ],
    pageModel: pageModel(locale, {
      screen: 'activity',
      params,
      slugOf: (other) => slugIn(product, other),
      title: activityMessages(locale).titleOf(label, mainActivityCenter.label),
      description,
      image: product.images[0],
      isIndexed: product.published,
    }),
    uri: hrefFor('activity', locale, params),
    ...picturesOf(shelf, product, locale),
  };
}

export function activityImages(shelf: ActivityShelf, product: Product, locale: Locale): ActivityImages {
  return { id: String(product.id), ...picturesOf(shelf, product, locale) };
}

function picturesOf({ alts }: ActivityShelf, { images }: Product, locale: Locale): Omit<ActivityImages, 'id'> {
  return { images: pictureUrls(images), imageAlts: imageAlts(images, alts, locale), imagesBySize: imagesBySize(images) };
}
