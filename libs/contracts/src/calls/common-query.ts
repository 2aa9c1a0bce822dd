import Type from 'typebox';
import { MAX_ADULTS, MAX_BABIES, MAX_CHILDREN, MAX_NIGHTS } from '../limits.ts';
import { LOCALES } from '../site.ts';

/** A locale that we know; anything else is refused with its field. */
export const LocaleQuery = Type.Enum([...LOCALES], { default: 'fr_FR', description: 'locale of the texts; en_GB for review' });

/** In one locale. */
export const OneLocale = Type.Object({ locale: LocaleQuery });

/** In one locale, or in all where none is named. */
export const AnyLocale = Type.Object({ locale: Type.Optional(Type.Enum([...LOCALES])) });

/** What clients send along and no answer depends on (API-009, API-029). */
export const SENT_ALONG = {
  client: Type.Optional(Type.String({ maxLength: 40, description: 'msite' })),
  minisite: Type.Optional(Type.String({ maxLength: 40, description: 'number of a partner’s site' })),
};

/** Party, locale and what clients send along, as queries spell them (API-029). */
export const PARTY_QUERY = {
  adult: Type.Integer({ minimum: 1, maximum: MAX_ADULTS, default: 2 }),
  child: Type.Integer({ minimum: 0, maximum: MAX_CHILDREN, default: 0 }),
  baby: Type.Integer({ minimum: 0, maximum: MAX_BABIES, default: 0 }),
  locale: LocaleQuery,
  ...SENT_ALONG,
};

const Nights = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS }));

/** Party and, where they are known, days: a check-in with departure or nights, alone it counts with one night (SEARCH-068). */
export const STAY_PARAMS = {
  ...PARTY_QUERY,
  checkin: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  checkout: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  night: Nights,
  nights: Nights,
};

export const WishQuery = Type.Object(STAY_PARAMS);
export type WishQuery = Type.Static<typeof WishQuery>;
