import type { HotelDetail } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { type StayIndex, staysOfHotel } from '../../availability/index.ts';
import { imageAlts, imagesBySize, type Labels, pictureUrls, text, texts, varyPictures } from '../../availability/cards/index.ts';
import { shownPraise } from '../reviews.ts';
import { cardsOf, foundStays, type StayParams } from '../found-stay.ts';
import { facilityMessages, hotelLocation, practicalFacts } from './hotel-facts.ts';
import { hotelRooms } from './hotel-rooms.ts';
import { nearbyHotels } from '../neighbours.ts';
import { breadcrumbOf, pageModel } from '../page-model.ts';
import { productMessages } from '../product-messages.ts';
import type { HotelRows } from '../rows/house-rows.ts';

export interface HotelQuestion {
  readonly wish: StayParams;
  readonly fetchPageModel: boolean;
  readonly labels: Labels;
}

/** Everything that the hotel page shows (spec 2, section 2); a house that is no longer sold has neither rooms nor weekends to offer. */
export function hotelDetail(index: StayIndex, rows: HotelRows, { wish, fetchPageModel, labels }: HotelQuestion): HotelDetail {
  const { locale } = wish;
  const { hotel } = rows;
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
    imageAlts: imageAlts(hotel.images, rows.alts, locale),
    imagesBySize: imagesBySize(hotel.images),
    breadcrumb: breadcrumbOf(locale, hotel, [{ label: hotel.label }]),
    location: hotelLocation(hotel, locale),
    checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
    facilities: facilityMessages(hotel, labels),
    review: {
      score: hotel.review_score,
      totalCount: hotel.review_count,
      count: hotel.review_count,
      ...shownPraise(rows.reviews, labels),
    },
    ...practicalFacts(hotel, { labels, locale, importantInfos: importantInfos(rows, locale) }),
    rooms: hotel.active ? hotelRooms(index, rows, wish) : [],
    weekends: varyPictures(cardsOf(index, found, wish)),
    nearbyHotels: nearbyHotels(index, hotel, locale),
    ...(fetchPageModel && {
      pageModel: pageModel(locale, {
        screen: 'hotel',
        params: { id },
        title: productMessages(locale).hotelTitle(hotel.label, text(hotel.town, locale)),
        description,
        image: hotel.images[0],
        isIndexed: hotel.active,
      }),
    }),
  };
}

/** What any stay of the house asks to know before booking, each said once. */
function importantInfos({ stays }: HotelRows, locale: StayParams['locale']): string[] {
  return [...new Set(stays.filter(({ published }) => published).flatMap((stay) => texts(stay.important_infos, locale)))];
}
