import Type from 'typebox';

export const AvailabilityDay = Type.Object({
  price: Type.String({ description: 'display string' }),
  amount: Type.Integer({ description: 'cents, party of two, one night' }),
  promo: Type.Integer({ description: 'percent; under 10 counts as none' }),
  bestPriceOfTheMonth: Type.Boolean(),
  minLos: Type.Integer({ description: 'nights' }),
});
export type AvailabilityDay = Type.Static<typeof AvailabilityDay>;

const Month = (description: string) => Type.String({ description: `yyyy-MM: ${description}` });

/**
 * Answer of `GET {api}/product/{id}/availabilities.json?month=yyyy-MM&length` (API-043) and of
 * `GET {api}/hotels/{hotelId}/availabilities.json`. The walk goes on with `nextMonth` and back with `prevMonth`.
 */
export const Availabilities = Type.Object({
  availabilities: Type.Record(Type.String(), Type.Union([AvailabilityDay, Type.Null()]), {
    description: 'by yyyy-MM-dd; null and a missing day both mean that nobody can arrive',
  }),
  minMonth: Month('the first with days on sale'),
  maxMonth: Month('the last one, twelve ahead'),
  prevMonth: Type.Optional(Month('before the first one asked for; missing at the beginning')),
  nextMonth: Type.Optional(Month('after the last one asked for; missing at the end')),
  requestedMonths: Type.Array(Type.String()),
});
export type Availabilities = Type.Static<typeof Availabilities>;

/** Answer of `GET {api}/weekend/{id}/packageCheckoutNights.json?checkin&adult&child&baby`. */
export const CheckoutNights = Type.Array(Type.Integer());
