import type { CancellationTerms, LocalDate, PriceInfo, ProductOffer, Quote } from '@shop/contracts';
import {
  addDays,
  formatActivitySelections,
  isFlashDeal,
  localTaxOf,
  moneySaved,
  nightPrices,
  policyFor,
  promotionEnd,
  stayPromo,
  type ActivitySelection,
  type LocalTaxRule,
  type NightPrice,
  type Party,
  type RoomPromotion,
} from '@shop/domain';
import { conflict, notOnCheckin } from '../platform/http/index.ts';
import {
  arrivalOn,
  type BookingDays,
  dayNumber,
  fewestNights,
  sharesOf,
  type SoldOffer,
  type StayIndex,
  type StayPeriod,
} from '../availability/index.ts';

/** What is wanted: days and people, at the point of sale's day. */
export interface QuoteRequest extends Pick<BookingDays, 'today' | 'firstDay'> {
  readonly period: StayPeriod;
  readonly party: Party;
  /** Of the hotel; without them nobody is told until when a price holds. */
  readonly promotions?: readonly RoomPromotion[] | undefined;
}

export type Bookable = Pick<ProductOffer, 'priceInfo' | 'cancellationPolicy' | 'availableRooms'> & {
  readonly nights: readonly NightPrice[];
};

/** Nights from which the stay could begin on the day, where the length is all that is against it (SEARCH-099). */
function longerStay(index: StayIndex, stay: number, { day, nights, rooms }: { day: number; nights: number; rooms: number }) {
  const fewest = fewestNights(index, stay, { day, rooms });
  return fewest !== undefined && nights < fewest ? fewest : undefined;
}

/** What an offer costs on given days for a party; refused with 409 when it cannot be had (spec 1, section 8). */
export function bookableOffer(index: StayIndex, offer: SoldOffer, wish: QuoteRequest): Bookable {
  const { period, party, today, firstDay } = wish;
  const day = dayNumber(index.grid, period.checkin);
  const shares = sharesOf(index, offer.stay, party);
  const arrival =
    period.checkin < firstDay ? { kind: 'notOnThisDay' as const } : arrivalOn(index, offer.stay, day, period.nights, shares.rooms);
  if (arrival.kind === 'notOnThisDay')
    throw notOnCheckin(
      period.checkin < firstDay ? undefined : longerStay(index, offer.stay, { day, nights: period.nights, rooms: shares.rooms }),
    );
  if (arrival.kind === 'soldOut') throw conflict('SOLD_OUT', 'There is no room left on these days for this party.');
  const nights = nightPrices(roomNights(index, offer.stay, { day, nights: period.nights }), offer.supplement, shares);
  const priceInfo = priceInfoOf(nights, shares.rooms);
  return {
    nights,
    priceInfo: { ...priceInfo, ...endOfPromotion(index, offer, { ...wish, price: priceInfo }) },
    cancellationPolicy: cancellationTerms(offer, { checkin: period.checkin, today }),
    availableRooms: arrival.availableRooms,
  };
}

/** The same as a value: undefined when it cannot be had. */
export function offerIfBookable(index: StayIndex, offer: SoldOffer, wish: QuoteRequest): Bookable | undefined {
  const day = dayNumber(index.grid, wish.period.checkin);
  const { rooms } = sharesOf(index, offer.stay, wish.party);
  const isOpen = wish.period.checkin >= wish.firstDay && arrivalOn(index, offer.stay, day, wish.period.nights, rooms).kind === 'open';
  return isOpen ? bookableOffer(index, offer, wish) : undefined;
}

interface PromotedPrice extends Pick<QuoteRequest, 'period' | 'today' | 'promotions'> {
  readonly price: { readonly sellPrice: number; readonly refPrice: number };
}

/** Until when an offer has its promoted price; nothing of a price that shows no promotion. */
export function endOfPromotion(
  { rooms, stays }: StayIndex,
  offer: SoldOffer,
  { period, today, promotions = [], price }: PromotedPrice,
): Pick<PriceInfo, 'promotionEndsOn'> {
  if (stayPromo(price.refPrice, price.sellPrice) === 0) return {};
  const promotionEndsOn = promotionEnd(promotions, { ...period, roomId: rooms.id[stays.room[offer.stay]!]!, today });
  return promotionEndsOn === undefined ? {} : { promotionEndsOn };
}

export interface QuoteExtras {
  readonly programme: string[];
  readonly localTax: LocalTaxRule;
  readonly selections: readonly ActivitySelection[];
  /** What is quoted otherwise than it was asked for. */
  readonly modified?: Quote['modifiedReservationCriteria'];
  readonly roomsMessage: (rooms: number) => string;
}

/** The whole quote (spec 2, section 3); its nights add up to its price to the cent. */
export function quoteOf(index: StayIndex, offer: SoldOffer, wish: QuoteRequest, extras: QuoteExtras): Quote {
  const { nights, priceInfo, cancellationPolicy, availableRooms } = bookableOffer(index, offer, wish);
  const { period, party } = wish;
  return {
    bookable: true,
    priceInfo,
    nightList: nights.map((night, number) => ({ date: addDays(period.checkin, number), ...night })),
    localTaxTotalAmount: localTaxOf(extras.localTax, { adults: party.adults, nights: period.nights, sellPrice: priceInfo.sellPrice }),
    programLineList: extras.programme,
    flashDeal: isFlashDeal(nights),
    ...(priceInfo.nbRooms > 1 && { roomsAmountMessage: extras.roomsMessage(priceInfo.nbRooms) }),
    cancellationPolicy,
    reservationCriteria: {
      offerId: String(offer.id),
      checkin: period.checkin,
      checkout: addDays(period.checkin, period.nights),
      adult: party.adults,
      child: party.children,
      baby: party.babies,
      ...(extras.selections.length > 0 && { activitySelectionList: formatActivitySelections(extras.selections) }),
    },
    ...(extras.modified && { modifiedReservationCriteria: extras.modified }),
    availableRooms,
  };
}

function roomNights(index: StayIndex, stay: number, { day, nights }: { day: number; nights: number }) {
  const { days } = index.rooms;
  const cells = Array.from({ length: nights }, (_, night) => days.cellOf(index.stays.room[stay]!, day + night));
  return cells.map((cell) => ({ price: days.price(cell), promo: days.promo(cell), prior: days.prior(cell) }));
}

function priceInfoOf(nights: readonly NightPrice[], nbRooms: number): PriceInfo {
  const sellPrice = nights.reduce((cents, night) => cents + night.sellPrice, 0);
  const refPrice = nights.reduce((cents, night) => cents + night.refPrice, 0);
  return {
    sellPrice,
    refPrice,
    promoPercentageRounded: stayPromo(refPrice, sellPrice),
    moneySaved: moneySaved(refPrice, sellPrice),
    priceType: 'FINAL_PRICE',
    nbRooms,
    nights: nights.length,
  };
}

/** Without a check-in the terms alone; with one the last day of free changes. */
export function cancellationTerms(
  { cancellable, cancellationType: type }: Pick<SoldOffer, 'cancellable' | 'cancellationType'>,
  arrival?: { checkin: LocalDate; today: LocalDate },
): CancellationTerms {
  if (!arrival) return { type, cancellable };
  const policy = policyFor({ type, cancellable }, arrival);
  const { cancellationDeadline } = policy;
  return { ...policy, ...(cancellationDeadline && { cancellableUntil: cancellationDeadline }) };
}
