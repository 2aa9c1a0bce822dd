import type { LocalDate, Locale, StayDetail } from '@shop/contracts';
import { DEFAULT_PARTY, expirationOf, isLastMinute, stayPromo, type Party } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { lastArrival, type StayIndex } from '../availability/index.ts';
import {
  autoDiscountOf,
  type Campaign,
  imageAlts,
  imagesBySize,
  type Labels,
  pictureUrls,
  slugIn,
  text,
  texts,
} from '../availability/cards/index.ts';
import { detailPrice, type PriceRequest } from './detail-price.ts';
import { facilityMessages, hotelLocation, practicalFacts, type HotelRow } from './hotel/hotel-facts.ts';
import { breadcrumbOf, pageModel } from './page-model.ts';
import { activityDatesOf, programmeDetails, programmeFor } from './programme.ts';
import type { StayRows } from './rows/stay-rows.ts';
import { shownReviews } from './reviews.ts';

export interface DetailQuestion {
  readonly locale: Locale;
  /** False leaves out what only the page itself shows: its words for search engines and its breadcrumb. */
  readonly fetchPageModel?: boolean;
  readonly today: LocalDate;
  readonly wish: PriceRequest;
  readonly labels: Labels;
  /** What bookings have off today. */
  readonly campaigns: readonly Campaign[];
}

/** The detail of a stay, for the stay page, a card on the map and a gift (PROD-008). */
export function stayDetail(index: StayIndex, rows: StayRows, question: DetailQuestion): StayDetail {
  const { locale, today, wish, labels } = question;
  const { stay, hotel, room } = rows;
  const reviews = shownReviews(rows.reviews, labels);
  const price = detailPrice(index, rows, wish);
  const importantInfos = texts(stay.important_infos, locale);
  const label = text(stay.label, locale);
  const description = text(stay.description, locale);
  const published = stay.published && hotel.active;
  const programLine = programmeFor(stay.programme, locale, { nights: wish.period?.nights ?? stay.nights, party: partyShown(wish) });
  const marketingLabel = text(stay.marketing_label, locale);
  const slug = slugIn(stay, locale);
  const params = { id: String(stay.variant_of ?? stay.id), slug };
  const targetedLabel = text(stay.targeted_label, locale);
  const campaigns = wish.gift || !published ? [] : question.campaigns;
  const discount = autoDiscountOf(campaigns, { sellPrice: price.price?.sellPrice ?? 0, bears: (theme) => stay.themes.includes(theme) });
  const sold = published ? index.stays.byId.get(stay.variant_of ?? stay.id) : undefined;
  const expiration = sold === undefined ? undefined : expirationOf(lastArrival(index, sold), today);
  return {
    id: String(stay.id),
    label,
    slug,
    description,
    images: pictureUrls(stay.images),
    imageAlts: imageAlts(stay.images, rows.alts, locale),
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
      imageAlts: imageAlts(room.images, rows.alts, locale),
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
      breadcrumb: breadcrumbOf(locale, hotel, [{ label: hotel.label, uri: hrefFor('hotel', locale, { id: String(hotel.id) }) }, { label }]),
      pageModel: pageModel(locale, {
        screen: 'stay',
        params,
        slugOf: (other) => slugIn(stay, other),
        title: `${label} – ${hotel.label}, ${text(hotel.town, locale)}`,
        description,
        image: stay.images[0],
        isIndexed: published,
      }),
    }),
  };
}

function partyShown({ gift, party }: PriceRequest): Party {
  return gift ? { ...DEFAULT_PARTY, adults: gift.adults } : party;
}

/** On the stay page a promotion under 10 percent counts as none (spec 2, section 5). */
function shownFromPrice(price: StayDetail['fromPrice']): StayDetail['fromPrice'] {
  return { ...price, promoPercentageRounded: stayPromo(price.refPrice, price.sellPrice) };
}

type HotelMessages = Parameters<typeof practicalFacts>[1] & { reviews: ReturnType<typeof shownReviews> };

function hotelOfStay(hotel: HotelRow, { reviews, ...words }: HotelMessages): StayDetail['hotel'] {
  const { locale, labels } = words;
  return {
    id: String(hotel.id),
    label: hotel.label,
    stars: hotel.stars,
    description: text(hotel.description, locale),
    uri: hrefFor('hotel', locale, { id: String(hotel.id) }),
    location: hotelLocation(hotel, locale),
    checkInOut: { checkin: hotel.checkin, checkout: hotel.checkout },
    facilities: facilityMessages(hotel, labels),
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
