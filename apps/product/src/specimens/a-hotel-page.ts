import type { HotelDetail, HotelRoom, NearbyHotel, OfferCard, RoomOffer } from '@shop/contracts';
import { anOfferCard } from './an-offer.ts';

/** A hotel as the page's call answers it; a test names only what matters to it. For specifications only. */
export function aHotelPage(facts: Partial<HotelDetail> = {}): HotelDetail {
  return {
    id: '1',
    label: 'Hôtel Les Roselières',
    stars: 4,
    star: 4,
    active: true,
    description: 'On the shore, with a garden.',
    uri: '/hotel/1',
    imageUrl: '/images/lake-1/640_360.webp',
    image: '/images/lake-1/640_360.webp',
    images: [1, 2, 3, 4, 5, 6].map((number) => `/images/lake-${number}/640_360.webp`),
    imagesBySize: {},
    breadcrumb: [
      { label: 'Home', uri: '/' },
      { label: 'Annecy', uri: '/search?flow=booking&city=Annecy' },
      { label: 'Hôtel Les Roselières' },
    ],
    location: {
      label: 'Annecy, Haute-Savoie',
      address: '6 chemin de Colmyr, 74000 Annecy',
      latitude: 45.9,
      longitude: 6.13,
      lat: 45.9,
      lng: 6.13,
      city: 'Annecy',
      region: 'Auvergne-Rhône-Alpes',
      country: 'FR',
      completeAddress: { streetAddress: '6 chemin de Colmyr', zipCode: '74000', city: 'Annecy' },
    },
    checkInOut: { checkin: '15:00', checkout: '11:00' },
    facilities: ['Spa', 'Garden'],
    highlightedFacilities: [{ label: 'Spa' }],
    ecoFacilities: ['Vegetable garden'],
    infoGeneral: [{ code: 'wellness', label: 'Wellness', facilities: ['Spa'] }],
    policy: { petsAllowed: false, petsMaxNumberOfPets: 0 },
    localTax: { type: 'PER_PERSON_PER_NIGHT', amount: 110, currency: 'EUR', toBePaidAtHotel: true },
    importantInfos: ['The bar closes at ten.'],
    review: { score: 8.6, totalCount: 212, count: 212, details: [], list: [] },
    rooms: [aRoom()],
    weekends: [aWeekend()],
    nearbyHotels: [],
    ...facts,
  };
}

export function aRoom(facts: Partial<HotelRoom> = {}): HotelRoom {
  return {
    uuid: '11',
    label: 'Lake view room',
    size: 24,
    type: 'Double bed',
    capacity: 2,
    highlights: ['Balcony'],
    images: ['/images/room-1/640_360.webp', '/images/room-2/640_360.webp'],
    list: [aRoomOffer()],
    ...facts,
  };
}

export function aRoomOffer(facts: Partial<RoomOffer> = {}): RoomOffer {
  return {
    id: '101',
    label: 'A night by the lake',
    uri: '/product/stay/101/a-night-by-the-lake',
    nights: 2,
    checkin: '2027-03-14',
    price: { sellPrice: 24_900, refPrice: 24_900, promoPercentageRounded: 0, nights: 2 },
    shortProgramIntroWithoutRoom: 'Breakfast, spa',
    cancellationPolicy: { type: 'FLEX', cancellable: true },
    paxCount: 2,
    hasSelectedDates: false,
    ...facts,
  };
}

export function aWeekend(facts: Partial<OfferCard> = {}): OfferCard {
  return anOfferCard({
    id: '101',
    label: 'A night by the lake',
    imageUrl: '/images/lake-1/640_360.webp',
    images: ['/images/lake-1/640_360.webp'],
    headwords: ['breakfast', 'spa'],
    sellPrice: 14_900,
    refPrice: 14_900,
    nights: 1,
    uri: '/product/stay/101/a-night-by-the-lake',
    ...facts,
  });
}

export function aNearbyHotel(id: string): NearbyHotel {
  return {
    id,
    label: `Hotel ${id}`,
    stars: 3,
    uri: `/hotel/${id}`,
    imageUrl: '/images/lake-2/640_360.webp',
    location: { label: 'Talloires, Haute-Savoie', lat: 45.8, lng: 6.2 },
    distance: 9.4,
    review: { count: 3, average: 9.1 },
    sellPrice: 11_200,
  };
}
