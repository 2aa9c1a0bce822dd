import type { Quote, StayDetail } from '@shop/contracts';

/** A stay as the detail call answers it; a test names only what matters to it. For specifications only. */
export function aStay(facts: Partial<StayDetail> = {}): StayDetail {
  return {
    id: '101',
    label: 'A night by the lake',
    slug: 'a-night-by-the-lake',
    description: 'A quiet night with a view of the lake and breakfast on the terrace.',
    images: [1, 2, 3, 4, 5, 6].map((number) => `/images/lake-${number}/640_360.webp`),
    published: true,
    nights: 1,
    hotel: aHotel(),
    room: {
      id: '11',
      label: 'Lake view room',
      size: 24,
      type: 'Double bed',
      capacity: 2,
      highlights: ['Balcony'],
      images: ['/images/room-1/640_360.webp'],
    },
    programLine: [
      { id: '2', kind: 'breakfast', title: 'Buffet breakfast', icon: 'coffee' },
      { id: '1', kind: 'room', title: '1 night in a lake view room', icon: 'bed' },
    ],
    importantInfos: ['No pets'],
    fromPrice: { sellPrice: 14_900, refPrice: 14_900, promoPercentageRounded: 0, nights: 1 },
    cancellationPolicy: { type: 'FLEX', cancellable: true },
    ...facts,
  };
}

export function aHotel(facts: Partial<StayDetail['hotel']> = {}): StayDetail['hotel'] {
  return {
    id: '1',
    label: 'Hôtel Les Roselières',
    stars: 4,
    description: 'On the shore.',
    uri: '/hotel/1',
    location: {
      label: 'Annecy, Haute-Savoie',
      address: '6 chemin de Colmyr, 74000 Annecy',
      latitude: 45.9,
      longitude: 6.13,
      city: 'Annecy',
      region: 'Auvergne-Rhône-Alpes',
      country: 'FR',
    },
    checkInOut: { checkin: '15:00', checkout: '11:00' },
    facilities: ['Spa'],
    review: { score: 8.6, totalCount: 212, details: [{ criterion: 'comfort', label: 'Comfort', score: 8.4 }], list: [] },
    ...facts,
  };
}

export function aQuote(facts: Partial<Quote> = {}): Quote {
  return {
    bookable: true,
    priceInfo: {
      sellPrice: 24_900,
      refPrice: 28_900,
      promoPercentageRounded: 14,
      moneySaved: 4_000,
      priceType: 'FINAL_PRICE',
      nbRooms: 1,
      nights: 1,
    },
    localTaxTotalAmount: 460,
    programLineList: [],
    cancellationPolicy: { type: 'FLEX', cancellable: true, cancellationDeadline: '2027-02-18' },
    reservationCriteria: { offerId: '101', checkin: '2027-02-20', checkout: '2027-02-21', adult: 2, child: 0, baby: 0 },
    availableRooms: 5,
    ...facts,
  };
}
