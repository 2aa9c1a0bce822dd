import type { Party } from '@shop/domain';
import Type from 'typebox';
import { LocaleQuery } from '../services/booking-day.ts';

/** Party, locale and what clients send along, as queries spell them (spec 2, section 7). */
export const PARTY_QUERY = {
  adult: Type.Integer({ minimum: 1, maximum: 20, default: 2 }),
  child: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  baby: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  locale: LocaleQuery,
};

export function partyOf({ adult, child, baby }: { adult: number; child: number; baby: number }): Party {
  return { adults: adult, children: child, babies: baby };
}
