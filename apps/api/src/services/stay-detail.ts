import type { LocalDate, Locale, StayDetail } from '@shop/contracts';
import { DEFAULT_PARTY, expirationOf, isLastMinute, stayPromo, type Party } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { StayIndex } from '../search/stay-index.ts';
import type { Database } from '../store/database.ts';
import { readLabels } from './labels.ts';
import { imagesBySize, pictureUrls } from './pictures-of.ts';
import { autoDiscountOf, campaignsOf } from './auto-discount.ts';
import { detailPrice, type PriceWish } from './product/detail-price.ts';
import { lastArrival } from './product/last-arrival.ts';
import { facilityWords, hotelLocation, practicalFacts, type HotelRow } from './product/hotel-facts.ts';
import { breadcrumbOf, pageModel } from './product/page-model.ts';
import { activityDatesOf, programmeDetails, programmeFor } from './product/programme.ts';
import { reviewsOf } from './reviews.ts';
import { text, texts } from './wording.ts';

export interface DetailQuestion {
  readonly id: number;
  readonly locale: Locale;
  /** False leaves out what only the page itself shows: its words for search engines and its breadcrumb. */
  readonly fetchPageModel?: boolean;
  readonly today: LocalDate;
  readonly now: Date;
  readonly wish: PriceWish;
}

/** Everything that the stay page, a card on the map or a gift shows (spec 2, sections 2 and 7); undefined when there is no such stay. */
export async function stayDetail(db: Database, index: StayIndex, question: DetailQuestion): Promise<StayDetail | undefined> {
  const { id, locale, today, wish } = question;
  const stay = await db.selectFrom('stay').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stay) return undefined;
  const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', stay.hotel_id).executeTakeFirstOrThrow();
  const room = await db.selectFrom('room').selectAll().where('id', '=', stay.room_id).executeTakeFirstOrThrow();
  const labels = await readLabels(db, locale);
  const reviews = await reviewsOf(db, hotel, { hotelId: hotel.id, locale, sort: 'DATE_DESC', page: 0, labels });
  const price = await detailPrice(db, index, stay, wish);
  const importantInfos = texts(stay.important_infos, locale);
  const label = text(stay.label, locale);
  const description = text(stay.description, locale);
  const published = stay.published && hotel.active;
  const programLine = programmeFor(stay.programme, locale, { nights: wish.period?.nights ?? stay.nights, party: partyShown(wish) });
  const marketingLabel = text(stay.marketing_label, locale);
  const params = { id: String(stay.variant_of ?? stay.id), slug: stay.slug };
  const targetedLabel = text(stay.targeted_label, locale);
  const campaigns = wish.gift || !published ? [] : await campaignsOf(db, today, question.now);
  const discount = autoDiscountOf(campaigns, { sellPrice: price.price?.sellPrice ?? 0, bears: (theme) => stay.themes.includes(theme) });
  const sold = published ? index.stays.byId.get(stay.variant_of ?? stay.id) : undefined;
  const expiration = sold === undefined ? undefined : expirationOf(lastArrival(index, sold), today);
  return {
    id: String(stay.id),
    label,
    slug: stay.slug,
    description,
    images: pictureUrls(stay.images),
    imagesBySize: imagesBySize(stay.images),
    published,
    isGiftable: published && isGift(index, stay.variant_of ?? stay.id),
    nights: stay.nights,
    uri: hrefFor('stay', locale, params),
    hotel: hotelOfStay(hotel, { locale, labels, importantInfos, reviews }),
    room: {
      id: String(room.id),
      label: text(room.label, locale),
      size: room.size,
      type: text(room.bed, locale),
      capacity: room.capacity,
      highlights: texts(room.highlights, locale),
      images: pictureUrls(room.images),
    },
    programLine,
    details: programmeDetails(programLine),
    activities: programLine.filter(({ kind }) => kind === 'activity'),
    ...(wish.period && { activityDates: activityDatesOf(programLine, wish.period), lastMinute: isLastMinute(wish.period.checkin, today) }),
    importantInfos,
    ...price,
    fromPrice: shownFromPrice(price.fromPrice),
    ...(expiration && { expiration }),
    marketingLabels: marketingLabel ? [marketingLabel] : [],
    ...(targetedLabel && { targetedLabel }),
    ...(discount && { autoDiscount: discount }),
    ...(question.fetchPageModel !== false && {
      breadcrumb: breadcrumbOf(locale, {
        region: text(hotel.region, locale),
        city: hotel.city,
        steps: [{ label: hotel.label, uri: hrefFor('hotel', locale, { id: String(hotel.id) }) }, { label }],
      }),
      pageModel: pageModel(locale, {
        screen: 'stay',
        params,
        title: `${label} – ${hotel.label}, ${hotel.city}`,
        description,
        image: stay.images[0],
        isIndexed: published,
      }),
    }),
  };
}

function partyShown({ period, gift, party }: PriceWish): Party {
  if (gift) return { ...DEFAULT_PARTY, adults: gift.adults };
  return period ? party : DEFAULT_PARTY;
}

/** On the stay page a promotion under 10 percent counts as none (spec 2, section 5). */
function shownFromPrice(price: StayDetail['fromPrice']): StayDetail['fromPrice'] {
  return { ...price, promoPercentageRounded: stayPromo(price.refPrice, price.sellPrice) };
}

type HotelWords = Parameters<typeof practicalFacts>[1] & { reviews: Awaited<ReturnType<typeof reviewsOf>> };

function hotelOfStay(hotel: HotelRow, { reviews, ...words }: HotelWords): StayDetail['hotel'] {
  const { locale, labels } = words;
  return {
    id: String(hotel.id),
    label: hotel.label,
    stars: hotel.stars,
    description: text(hotel.description, locale),
    uri: hrefFor('hotel', locale, { id: String(hotel.id) }),
    location: hotelLocation(hotel, locale),
    checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
    facilities: facilityWords(hotel, labels),
    review: {
      score: hotel.review_score,
      totalCount: hotel.review_count,
      count: hotel.review_count,
      details: reviews.details,
      list: reviews.list,
    },
    ...practicalFacts(hotel, words),
  };
}

function isGift({ stays }: StayIndex, id: number): boolean {
  const stay = stays.byId.get(id);
  return stay !== undefined && stays.gifts[stay] !== undefined;
}
