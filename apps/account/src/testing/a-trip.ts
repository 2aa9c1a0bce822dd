import type { Trip, TripDetail } from '@shop/contracts';
import { aBooking } from './a-booking.ts';

/** A trip to come as the account gets it; a test names only what matters to it. For specifications only. */
export function aTrip(facts: Partial<Trip> = {}): Trip {
  return {
    ...{ orderUUID: 'b3f1', bookingNumber: '12345678', status: 'paid', moment: 'upcoming', label: 'A night by the lake' },
    ...{ imageUrl: '/images/lake-1/640_360.webp', uri: '/product/stay/101', hotelLabel: 'Hôtel Les Roselières', locationLabel: 'Annecy' },
    ...{ checkin: '2027-02-20', checkout: '2027-02-21', nights: 1, adult: 2, child: 1, baby: 0, amount: 24_900, due: 0 },
    ...facts,
  };
}

export function aTripDetail(facts: Partial<TripDetail> = {}): TripDetail {
  return {
    ...aTrip(),
    booking: aBooking(),
    email: 'anne@example.com',
    hotel: {
      address: 'Quai 1',
      latitude: 45.9,
      longitude: 6.1,
      arrivalFrom: '15:00',
      departureUntil: '11:00',
      telephone: '+33450000000',
      writtenTelephone: '04\u00A050\u00A000\u00A000\u00A000',
    },
    ...facts,
  };
}
