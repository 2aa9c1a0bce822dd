import { localTaxTotal } from '../stay-price.ts';

/** How a town taxes its guests: cents per adult and night, or a share of the booking in percent (spec 1, section 3). */
export type LocalTaxRule =
  { readonly type: 'PER_PERSON_PER_NIGHT'; readonly amount: number } | { readonly type: 'BOOKING_PERCENTAGE'; readonly percentage: number };

/** The tax of a whole stay in cents, rounded to the cent; paid at the hotel, never part of the price. */
export function localTaxOf(rule: LocalTaxRule, stay: { adults: number; nights: number; sellPrice: number }): number {
  if (rule.type === 'PER_PERSON_PER_NIGHT') return localTaxTotal(rule.amount, stay.adults, stay.nights);
  return Math.round((stay.sellPrice * rule.percentage) / 100);
}
