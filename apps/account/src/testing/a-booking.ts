import type { BookingView, ModificationConditions, OrderView } from '@shop/contracts';

/** A paid stay as booking management gets it; a test names only what matters to it. For specifications only. */
export function aBooking(facts: Partial<OrderView> = {}, conditions: Partial<ModificationConditions> | null = {}): BookingView {
  const order: OrderView = {
    ...{ orderUUID: 'b3f1', bookingNumber: '12345678', status: 'paid', amount: 24_900, kind: 'stay' },
    stay: {
      id: '101',
      label: 'A night by the lake',
      imageUrl: '/images/lake-1/640_360.webp',
      uri: '/product/stay/101',
      hotelLabel: 'Hôtel Les Roselières',
      locationLabel: 'Annecy',
      roomLabel: 'Lake view room',
    },
    ...{ checkin: '2027-02-20', checkout: '2027-02-21', nights: 1, adult: 2, child: 1, baby: 0, email: 'a•••@example.com' },
    parts: { product: 24_900, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 },
    ...facts,
  };
  if (conditions === null) return { order };
  const modificationConditions: ModificationConditions = {
    ...{ modifiable: true, modifiableUntil: '2027-02-18', cancellable: true, refundableAmount: 19_920, reason: 'partial' },
    giftPayments: { gift: 0, upsell: 24_900 },
    ...conditions,
  };
  return { order, modificationConditions };
}
