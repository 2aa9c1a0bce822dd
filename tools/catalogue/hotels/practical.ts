import { randomOf } from '../random.ts';
import type { Hotel } from './hotels.ts';

/** How a house's town taxes its guests: Dutch towns take a share of the booking, the others so much a night. */
export function localTaxOf(hotel: Hotel): { type: 'PER_PERSON_PER_NIGHT' | 'BOOKING_PERCENTAGE'; percentage: number | null } {
  if (hotel.town.country !== 'NL') return { type: 'PER_PERSON_PER_NIGHT', percentage: null };
  return { type: 'BOOKING_PERCENTAGE', percentage: randomOf(hotel.id, 71).pick([4, 5, 6, 7, 12.5]) };
}

/** What a pet costs a night and how heavy and how many they may be; null where none is taken. */
export function petsOf(hotel: Hotel): { priceCents: number; maxWeight?: number; maxNumber?: number } | null {
  if (!hotel.facilities.includes('pets')) return null;
  const random = randomOf(hotel.id, 73);
  return {
    priceCents: random.pick([0, 500, 800, 1000, 1200, 1500]),
    ...(random.chance(0.5) && { maxWeight: random.pick([8, 10, 15, 25]) }),
    ...(random.chance(0.4) ? { maxNumber: 2 } : random.chance(0.3) && { maxNumber: 1 }),
  };
}

/** Whose rates a house sells: one in five leaves its calendar to a channel manager. */
export function channelManagerOf(hotel: Hotel): string | null {
  const random = randomOf(hotel.id, 79);
  return random.chance(0.2) ? `cm-${random.whole(1, 4)}` : null;
}
