import type { House } from '../catalogue.ts';
import { randomOf } from '../random.ts';

/** A row of the table `single_voucher`: the gift version of a stay. */
export interface SingleVoucher {
  readonly stayId: number;
  readonly affiliateId: string;
  readonly nights: readonly number[];
  /** Without a promotion. */
  readonly regularCents: readonly number[];
}

/** The one who gets the gift chooses the day, so it costs what most nights of the year cost, weekends included. */
const MAX_NIGHTS_FACTOR = 1.2;
const LONGEST = 4;

/** Two thirds of the stays can be given; each for its shortest length and up to two nights more. */
export const singleVouchersOf = (houses: readonly House[]): SingleVoucher[] =>
  houses.flatMap(({ hotel, rooms, stays }) =>
    stays.flatMap((stay) => {
      const random = randomOf(stay.id, 59);
      if (!random.chance(0.66)) return [];
      const room = rooms.find((one) => one.id === stay.roomId)!;
      const night = hotel.basePrice * room.priceFactor * MAX_NIGHTS_FACTOR + stay.supplementCents;
      const nights = Array.from({ length: 3 }, (_, more) => stay.nights + more).filter((count) => count <= LONGEST);
      const regularCents = nights.map((count) => priceTag(night * count));
      return [{ stayId: stay.id, affiliateId: `stay-${stay.id}`, nights, regularCents }];
    }),
  );

/** The next price of whole euros that ends with a 9: 131.40 -> 139. */
const priceTag = (cents: number): number => Math.ceil((cents - 900) / 1000) * 1000 + 900;
