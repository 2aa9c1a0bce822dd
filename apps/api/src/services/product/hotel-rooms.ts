import type { HotelRoom, RoomOffer } from '@shop/contracts';
import { stayPromo } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { fromPrice } from '../../search/arrivals.ts';
import { dayAt, type StayIndex } from '../../search/stay-index.ts';
import type { Database } from '../../store/database.ts';
import { pictureUrls } from '../pictures-of.ts';
import { cancellationTerms, offerIfBookable } from '../quote.ts';
import { text, texts } from '../wording.ts';
import type { StayWish } from './found-stay.ts';
import { programmeOf, shortIntro } from './programme.ts';
import { ownOffer, staysOfHotel, variantsOf, type SoldOffer } from './sold-offer.ts';

/** Rooms of a hotel with what each is sold with (spec 2, section 3); a room that cannot be had on the asked days has an empty list. */
export async function hotelRooms(db: Database, index: StayIndex, hotelId: number, wish: StayWish): Promise<HotelRoom[]> {
  const rooms = await db.selectFrom('room').selectAll().where('hotel_id', '=', hotelId).orderBy('id').execute();
  const hotel = index.hotels.byId.get(hotelId);
  const stays = hotel === undefined ? [] : staysOfHotel(index, hotel);
  const sold = [...stays.map((stay) => ownOffer(index, stay)), ...(await variantsOf(db, index, stays))];
  const intros = await introsOf(db, hotelId, wish);
  return rooms.map((room) => ({
    uuid: String(room.id),
    label: text(room.label, wish.locale),
    size: room.size,
    type: text(room.bed, wish.locale),
    capacity: room.capacity,
    highlights: texts(room.highlights, wish.locale),
    images: pictureUrls(room.images),
    list: sold
      .filter((offer) => index.rooms.id[index.stays.room[offer.stay]!] === room.id)
      .flatMap((offer) => roomOffer(index, offer, { wish, intros }) ?? [])
      .sort((a, b) => a.price.sellPrice - b.price.sellPrice || Number(a.id) - Number(b.id)),
  }));
}

async function introsOf(db: Database, hotelId: number, { locale }: StayWish): Promise<Map<number, string>> {
  const rows = await db.selectFrom('stay').select(['id', 'programme']).where('hotel_id', '=', hotelId).execute();
  return new Map(rows.map((row) => [row.id, shortIntro(programmeOf(row.programme, locale))]));
}

interface OfferWords {
  readonly wish: StayWish;
  readonly intros: ReadonlyMap<number, string>;
}

function roomOffer(index: StayIndex, offer: SoldOffer, { wish, intros }: OfferWords): RoomOffer | undefined {
  const { locale, party, period } = wish;
  const arrival = period ?? cheapestPeriod(index, offer, wish);
  if (!arrival) return undefined;
  const firstDay = period ? wish.firstDay : arrival.checkin;
  const bookable = offerIfBookable(index, offer, { party, today: wish.today, firstDay, period: arrival });
  if (!bookable) return undefined;
  const { sellPrice, refPrice, nights } = bookable.priceInfo;
  const card = index.stays.cards[offer.stay]!;
  return {
    id: String(offer.id),
    label: text(card.label, locale),
    uri: hrefFor('stay', locale, { id: String(offer.variantOf ?? offer.id), slug: card.slug }),
    nights,
    checkin: arrival.checkin,
    price: { sellPrice, refPrice, promoPercentageRounded: stayPromo(refPrice, sellPrice), nights },
    shortProgramIntroWithoutRoom: intros.get(offer.id) ?? '',
    cancellationPolicy: period ? bookable.cancellationPolicy : cancellationTerms(offer),
    paxCount: party.adults + party.children,
    hasSelectedDates: period !== undefined,
    ...(period && { availableRooms: bookable.availableRooms }),
  };
}

/** The arrival of the from-price; variants share it with their stay. */
function cheapestPeriod(index: StayIndex, { stay }: SoldOffer, { party }: StayWish): { checkin: string; nights: number } | undefined {
  const nights = index.stays.nights[stay]!;
  const from = fromPrice(index, stay, nights, party);
  return from && { checkin: dayAt(index.grid, from.day), nights };
}
