import type { OrderView } from '@shop/contracts';

/** A paid stay as the confirmation gets it; a test names only what matters to it. For specifications only. */
export function anOrder(facts: Partial<OrderView> = {}): OrderView {
  return {
    orderUUID: 'b3f1',
    bookingNumber: '12345678',
    status: 'paid',
    amount: 24_900,
    kind: 'stay',
    stay: {
      id: '101',
      label: 'A night by the lake',
      imageUrl: '/images/lake-1/640_360.webp',
      uri: '/product/stay/101',
      hotelLabel: 'Hôtel Les Roselières',
      locationLabel: 'Annecy',
      roomLabel: 'Lake view room',
    },
    checkin: '2027-02-20',
    checkout: '2027-02-21',
    nights: 1,
    adult: 2,
    child: 0,
    baby: 0,
    email: 'a•••@example.com',
    ...facts,
  };
}
