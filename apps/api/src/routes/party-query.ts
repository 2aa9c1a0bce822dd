import type { Party } from '@shop/domain';
import Type from 'typebox';
import { LocaleQuery } from '../services/booking-day.ts';

/** What clients send along and no answer depends on (spec 2, section 7). */
export const SENT_ALONG = {
  client: Type.Optional(Type.String({ maxLength: 40, description: 'msite' })),
  minisite: Type.Optional(Type.String({ maxLength: 40, description: 'number of a partner’s site' })),
};

/** Party, locale and what clients send along, as queries spell them (spec 2, section 7). */
export const PARTY_QUERY = {
  adult: Type.Integer({ minimum: 1, maximum: 20, default: 2 }),
  child: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  baby: Type.Integer({ minimum: 0, maximum: 10, default: 0 }),
  locale: LocaleQuery,
  ...SENT_ALONG,
};

export function partyOf({ adult, child, baby }: { adult: number; child: number; baby: number }): Party {
  return { adults: adult, children: child, babies: baby };
}
