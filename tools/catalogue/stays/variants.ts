import type { Hotel } from '../hotels/hotels.ts';
import { randomOf } from '../random.ts';
import type { Stay } from './stays.ts';

/** Numbers of variants lie above those of all stays. */
export const FIRST_VARIANT = 1_000_000;
const SHARE = 0.7;
/** A reduction smaller than this, in cents a night, tempts nobody. */
const LEAST_REDUCTION = 300;

/**
 * Most stays that can be changed are also sold for less by those who will not change them: the same room and programme
 * at a few per cent of the house's price less a night.
 */
export function variantsOf(hotel: Hotel, stays: readonly Stay[]): Stay[] {
  return stays.flatMap((stay) => {
    const random = randomOf(stay.id, 67);
    const reduction = Math.min(stay.supplementCents, Math.round((hotel.basePrice * (0.06 + random.next() * 0.05)) / 100) * 100);
    if (!stay.cancellable || !random.chance(SHARE) || reduction < LEAST_REDUCTION) return [];
    return [
      {
        ...stay,
        id: FIRST_VARIANT + stay.id,
        supplementCents: stay.supplementCents - reduction,
        cancellationType: 'NCNR',
        cancellable: false,
        variantOf: stay.id,
      },
    ];
  });
}
