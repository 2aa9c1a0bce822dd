import type { PrintedOrder } from '../printed-order.ts';

/** A paid stay of two nights, as it is read for printing. */
export function aPrintedStay(bookingNumber: string): PrintedOrder {
  const paid = new Date('2030-06-01T10:00:00Z');
  return {
    key: 'the-key-of-the-order',
    locale: 'fr_FR',
    buyer: {
      civility: 'MRS',
      firstName: 'Marie',
      lastName: 'Durand',
      email: { email: 'marie.durand@example.com' },
      phoneNumber: '+33612345678',
      country: 'FR',
    },
    order: {
      uuid: `00000000-0000-4000-8000-0000${bookingNumber}`,
      booking_number: bookingNumber,
      status: 'paid',
      kind: 'stay',
      locale: 'fr_FR',
      amount_cents: 24_000,
      parts: { product: 24_000, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 },
      refunded_cents: 0,
      adults: 2,
      children: 0,
      babies: 0,
      rooms: 1,
      created_at: paid,
      paid_at: paid,
      cancellation: { type: 'FLEX', cancellable: true, cancellationDeadline: '2030-06-14' },
      insured: false,
      payment_plan: null,
      special_request: null,
    } as PrintedOrder['order'],
    stay: {
      label: 'Deux nuits au bord du lac',
      hotel: 'Les Cygnes',
      address: '6 chemin de Colmyr, 74000 Annecy',
      room: 'Chambre double',
      checkin: '2030-06-16',
      checkout: '2030-06-18',
      nights: 2,
      opens: '15:00',
      closes: '11:00',
      programme: ['Petit déjeuner', 'Spa'],
      localTax: 440,
      place: { latitude: 45.8992, longitude: 6.1294 },
    },
    gift: undefined,
    vouchers: [],
    invoices: [],
    schedule: [],
  };
}
