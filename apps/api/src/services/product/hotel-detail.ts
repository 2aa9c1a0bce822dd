import type { HotelDetail } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import type { StayIndex } from '../../search/stay-index.ts';
import type { Database } from '../../store/database.ts';
import { readLabels } from '../labels.ts';
import { imagesBySize, pictureUrls } from '../pictures-of.ts';
import { criteriaOf, praisingReviews } from '../reviews.ts';
import { varyPictures } from '../vary-pictures.ts';
import { text, texts } from '../wording.ts';
import { cardsOf, foundStays, type StayWish } from './found-stay.ts';
import { facilityWords, hotelLocation, practicalFacts, type HotelRow } from './hotel-facts.ts';
import { hotelRooms } from './hotel-rooms.ts';
import { nearbyHotels } from './neighbours.ts';
import { breadcrumbOf, pageModel } from './page-model.ts';
import { productWords } from './product-words.ts';
import { staysOfHotel } from './sold-offer.ts';

/** Reviews that the hotel page shows (spec 2, section 9). */
const TOP_REVIEWS = 4;

export interface HotelQuestion {
  readonly wish: StayWish;
  readonly fetchPageModel: boolean;
}

/** Everything that the hotel page shows (spec 2, section 2); a house that is no longer sold has neither rooms nor weekends to offer. */
export async function hotelDetail(
  db: Database,
  index: StayIndex,
  hotel: HotelRow,
  { wish, fetchPageModel }: HotelQuestion,
): Promise<HotelDetail> {
  const { locale } = wish;
  const labels = await readLabels(db, locale);
  const number = index.hotels.byId.get(hotel.id);
  const found = number === undefined ? [] : foundStays(index, staysOfHotel(index, number), wish);
  const id = String(hotel.id);
  const description = text(hotel.description, locale);
  return {
    id,
    label: hotel.label,
    stars: hotel.stars,
    active: hotel.active,
    description,
    uri: hrefFor('hotel', locale, { id }),
    images: pictureUrls(hotel.images),
    imagesBySize: imagesBySize(hotel.images),
    breadcrumb: breadcrumbOf(locale, { region: text(hotel.region, locale), city: hotel.city, steps: [{ label: hotel.label }] }),
    location: hotelLocation(hotel, locale),
    checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
    facilities: facilityWords(hotel, labels),
    review: {
      score: hotel.review_score,
      totalCount: hotel.review_count,
      count: hotel.review_count,
      details: await criteriaOf(db, hotel.id, labels),
      list: await praisingReviews(db, hotel.id, { most: TOP_REVIEWS, labels }),
    },
    ...practicalFacts(hotel, { labels, locale, importantInfos: await importantInfos(db, hotel.id, locale) }),
    rooms: hotel.active ? await hotelRooms(db, index, hotel.id, wish) : [],
    weekends: varyPictures(cardsOf(index, found, wish)),
    nearbyHotels: nearbyHotels(index, hotel, locale),
    ...(fetchPageModel && {
      pageModel: pageModel(locale, {
        screen: 'hotel',
        params: { id },
        title: productWords(locale).hotelTitle(hotel.label, hotel.city),
        description,
        image: hotel.images[0],
        isIndexed: hotel.active,
      }),
    }),
  };
}

/** What any stay of the house asks to know before booking, each said once. */
async function importantInfos(db: Database, hotelId: number, locale: StayWish['locale']): Promise<string[]> {
  const rows = await db
    .selectFrom('stay')
    .select('important_infos')
    .where('hotel_id', '=', hotelId)
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  return [...new Set(rows.flatMap((row) => texts(row.important_infos, locale)))];
}
