import type { Locale, StayDetail } from '@shop/contracts';
import { discountPercent } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { StayIndex } from '../search/stay-index.ts';
import type { Database } from '../store/database.ts';
import { readLabels } from './labels.ts';
import { pictureUrl, pictureUrls } from './pictures-of.ts';
import { reviewsOf } from './reviews.ts';
import { text, texts, worded } from './wording.ts';

/** Everything the stay page shows without dates (spec 2, sections 2 and 7); undefined when there is no such stay. */
export async function stayDetail(
  db: Database,
  index: StayIndex,
  { id, locale }: { id: number; locale: Locale },
): Promise<StayDetail | undefined> {
  const stay = await db.selectFrom('stay').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stay) return undefined;
  const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', stay.hotel_id).executeTakeFirstOrThrow();
  const room = await db.selectFrom('room').selectAll().where('id', '=', stay.room_id).executeTakeFirstOrThrow();
  const reviews = await reviewsOf(db, hotel, { hotelId: hotel.id, locale, sort: 'DATE_DESC', page: 0 });
  const labels = await readLabels(db, locale);
  const region = text(hotel.region, locale);
  return {
    id: String(stay.id),
    label: text(stay.label, locale),
    slug: stay.slug,
    description: text(stay.description, locale),
    images: pictureUrls(stay.images),
    published: stay.published && hotel.active,
    nights: stay.nights,
    hotel: {
      id: String(hotel.id),
      label: hotel.label,
      stars: hotel.stars,
      description: text(hotel.description, locale),
      uri: hrefFor('hotel', locale, { id: String(hotel.id) }),
      location: {
        label: `${hotel.city}, ${region}`,
        address: hotel.address,
        latitude: hotel.latitude,
        longitude: hotel.longitude,
        city: hotel.city,
        region,
        country: hotel.country,
      },
      checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
      facilities: [
        ...hotel.facilities.map((id) => labels('facilities', id)),
        ...hotel.eco_facilities.map((id) => labels('ecoFacilities', id)),
      ],
      review: { score: hotel.review_score, totalCount: hotel.review_count, details: reviews.details, list: reviews.list },
    },
    room: {
      id: String(room.id),
      label: text(room.label, locale),
      size: room.size,
      type: text(room.bed, locale),
      capacity: room.capacity,
      highlights: texts(room.highlights, locale),
      images: pictureUrls(room.images),
    },
    programLine: programmeOf(stay.programme, locale),
    importantInfos: texts(stay.important_infos, locale),
    fromPrice: fromPriceOf(index, stay.id, stay.nights),
    cancellationPolicy: { type: stay.cancellation_type, cancellable: stay.cancellable },
  };
}

/** What is in the stay, in words of the locale. */
export function programmeOf(stored: unknown, locale: Locale): StayDetail['programLine'] {
  const lines = worded(stored, locale);
  if (!Array.isArray(lines)) return [];
  return (lines as (StayDetail['programLine'][number] & { image?: string })[]).map(({ image, ...line }, number) => ({
    ...line,
    id: String(line.id ?? number + 1),
    ...(image && { imageUrl: pictureUrl(image) }),
  }));
}

function fromPriceOf({ stays }: StayIndex, id: number, nights: number): StayDetail['fromPrice'] {
  const stay = stays.byId.get(id);
  const refPrice = stay === undefined ? 0 : stays.fromRef[stay]!;
  const sellPrice = stay === undefined ? 0 : stays.fromSell[stay]!;
  return { sellPrice, refPrice, promoPercentageRounded: discountPercent(refPrice, sellPrice), nights };
}
