import { LOCALES } from '@shop/contracts';
import Type from 'typebox';
import { LocaleQuery } from '../../services/booking-day.ts';

/** Content of one locale. */
export const OneLocale = Type.Object({ locale: LocaleQuery });
export type OneLocale = Type.Static<typeof OneLocale>;

/** Content of one locale, or of all where none is named. */
export const AnyLocale = Type.Object({ locale: Type.Optional(Type.Enum([...LOCALES])) });
export type AnyLocale = Type.Static<typeof AnyLocale>;

/** How long a visitor's browser and a cache may keep content. */
export const KEEP = 'public, max-age=60';
