import type { HotelRoom, RoomOffer } from '@shop/contracts';
import { stayPromo } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { dayAt, fromPrice, ownOffer, type SoldOffer, soldOfHotel, type StayIndex, variantsAmong } from '../../availability/index.ts';
import { imageAlts, pictureUrls, slugIn, text, texts } from '../../availability/cards/index.ts';
import { cancellationTerms, offerIfBookable } from '../quote.ts';
import type { StayParams } from '../found-stay.ts';
import { programmeOf, shortIntro } from '../programme.ts';
import type { HotelRows } from '../rows/house-rows.ts';

/** Rooms of a hotel with what each is sold with (spec 2, section 3); a room that cannot be had on the asked days has an empty list. */
export function hotelRooms(index: StayIndex, { hotel, rooms, stays, promotions, alts }: HotelRows, wish: StayParams): HotelRoom[] {
  const number = index.hotels.byId.get(hotel.id);
  const own = number === undefined ? [] : soldOfHotel(index, number).map((stay) => ownOffer(index, stay));
  const sold = [...own, ...variantsAmong(index, stays)];
  const intros = new Map(stays.map(({ id, programme }) => [id, shortIntro(programmeOf(programme, wish.locale))]));
  return rooms.map((room) => ({
    uuid: String(room.id),
    label: text(room.label, wish.locale),
    size: room.size,
    type: text(room.bed, wish.locale),
    capacity: room.capacity,
    highlights: texts(room.highlights, wish.locale),
    images: pictureUrls(room.images),
    imageAlts: imageAlts(room.images, alts, wish.locale),
    list: sold
      .filter((offer) => index.rooms.id[index.stays.room[offer.stay]!] === room.id)
      .flatMap((offer) => roomOffer(index, offer, { wish, intros, promotions }) ?? [])
      .sort((a, b) => a.price.sellPrice - b.price.sellPrice || Number(a.id) - Number(b.id)),
  }));
}

interface OfferFacts {
  readonly wish: StayParams;
  readonly intros: ReadonlyMap<number, string>;
  readonly promotions: HotelRows['promotions'];
}

function roomOffer(index: StayIndex, offer: SoldOffer, { wish, intros, promotions }: OfferFacts): RoomOffer | undefined {
  const { locale, party, period } = wish;
  const arrival = period ?? cheapestPeriod(index, offer, wish);
  if (!arrival) return undefined;
  const firstDay = period ? wish.firstDay : arrival.checkin;
  const bookable = offerIfBookable(index, offer, { party, today: wish.today, firstDay, period: arrival, promotions });
  if (!bookable) return undefined;
  const { sellPrice, refPrice, promotionEndsOn, nights } = bookable.priceInfo;
  const card = index.stays.cards[offer.stay]!;
  return {
    id: String(offer.id),
    label: text(card.label, locale),
    uri: hrefFor('stay', locale, { id: String(offer.variantOf ?? offer.id), slug: slugIn(card, locale) }),
    nights,
    checkin: arrival.checkin,
    price: {
      sellPrice,
      refPrice,
      promoPercentageRounded: stayPromo(refPrice, sellPrice),
      ...(promotionEndsOn && { promotionEndsOn }),
      nights,
    },
    shortProgramIntroWithoutRoom: intros.get(offer.id) ?? '',
    cancellationPolicy: period ? bookable.cancellationPolicy : cancellationTerms(offer),
    paxCount: party.adults + party.children,
    hasSelectedDates: period !== undefined,
    ...(period && { availableRooms: bookable.availableRooms }),
  };
}

/** The arrival of the from-price; variants share it with their stay. */
function cheapestPeriod(index: StayIndex, { stay }: SoldOffer, { party }: StayParams): { checkin: string; nights: number } | undefined {
  const nights = index.stays.nights[stay]!;
  const from = fromPrice(index, stay, nights, party);
  return from && { checkin: dayAt(index.grid, from.day), nights };
}
