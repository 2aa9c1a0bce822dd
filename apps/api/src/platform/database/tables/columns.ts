import type { GiftPromotion } from '@shop/domain';
import type { ColumnType } from 'kysely';

/** A text per language: `{ fr, es, nl, it, en }`; lists and objects may hold such texts at any depth. */
export type Words = unknown;
export type Json = ColumnType<Words, string, string>;
/** yyyy-MM-dd. */
export type Day = ColumnType<string, string, string>;
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** The operator's promotion of a gift, also of one that is over; null for none (decision note `gift-promotions`). */
export type PromotionOfGift = ColumnType<GiftPromotion | null, string | null | undefined, string | null>;
