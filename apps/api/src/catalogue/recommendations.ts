import type { OfferCard, RecommendedOffer } from '@shop/contracts';
import { stayPromo } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import type { StayIndex } from '../availability/index.ts';
import { varyPictures } from '../availability/cards/index.ts';
import { cardsOf, type StayParams } from './found-stay.ts';
import { staysAround, type Around } from './neighbours.ts';

/** The one stay elsewhere that comes nearest to the stay at hand (API-051); null when nothing around can be had. */
export function recommendedOffer(index: StayIndex, stay: number, wish: StayParams): RecommendedOffer | null {
  const found = staysAround(index, { ...likeStay(index, stay), limit: 1 }, wish);
  const [card] = cardsOf(index, found, wish);
  if (!card) return null;
  const { id, label, hotel, headwords, imageUrl, sellPrice, refPrice, nights, checkin, uri } = card;
  return {
    id,
    label,
    hotel,
    headwords,
    imageUrl,
    sellPrice,
    refPrice,
    promo: stayPromo(refPrice, sellPrice),
    priceType: wish.period ? 'FINAL_PRICE' : 'FROM_PRICE',
    nights,
    ...(checkin && { checkin }),
    distance: card.distance ?? 0,
    uri,
  };
}

/** What recommendations go by: a stay, a hotel, a point, a theme, or nothing but the country. */
export interface Taste {
  readonly stay?: number | undefined;
  readonly hotel?: number | undefined;
  readonly centre?: Around['centre'];
  readonly theme?: string | undefined;
  readonly limit: number;
}

/** Cards for a carousel, the best first, one a hotel (API-051). */
export function recommendationsFor(index: StayIndex, taste: Taste, wish: StayParams): OfferCard[] {
  const around = aroundTaste(index, taste, wish);
  return [...varyPictures(cardsOf(index, staysAround(index, around, wish), wish))];
}

function aroundTaste(index: StayIndex, { stay, hotel, centre, theme, limit }: Taste, { locale }: StayParams): Around {
  if (stay !== undefined) return { ...likeStay(index, stay), theme, limit };
  if (hotel !== undefined) return { centre: centreOf(index, hotel), exceptHotel: hotel, theme, limit };
  if (centre) return { centre, theme, limit };
  return { hotels: index.hotels.byCountry.get(pointOfSaleOf(locale)) ?? [], theme, limit };
}

function likeStay(index: StayIndex, stay: number): Pick<Around, 'centre' | 'exceptHotel' | 'themes'> {
  const hotel = index.stays.hotel[stay]!;
  const themes = [...index.stays.themes].flatMap(([theme, column]) => (column[stay] ? [theme] : []));
  return { centre: centreOf(index, hotel), exceptHotel: hotel, themes };
}

function centreOf({ hotels }: StayIndex, hotel: number): { latitude: number; longitude: number } {
  return { latitude: hotels.latitude[hotel]!, longitude: hotels.longitude[hotel]! };
}
