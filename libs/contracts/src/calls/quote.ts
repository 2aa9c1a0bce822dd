import Type from 'typebox';

export const CancellationTerms = Type.Object({
  type: Type.String({ description: 'NCNR: neither changed nor refunded' }),
  cancellable: Type.Boolean(),
  cancellationDeadline: Type.Optional(Type.String({ description: 'yyyy-MM-dd, the last day of free changes; with dates only' })),
  cancellableUntil: Type.Optional(Type.String({ description: 'the same day, as the payment calls name it' })),
});
export type CancellationTerms = Type.Static<typeof CancellationTerms>;

/** Of a price that a promotion of the operator makes; not sent with others. */
export const PromotionEndsOn = Type.Optional(
  Type.String({ description: 'yyyy-MM-dd, the last day on which it is sold at this price; only where a promotion shows' }),
);

/** Cents, for the whole party and all nights. */
export const PriceInfo = Type.Object({
  sellPrice: Type.Integer(),
  refPrice: Type.Integer(),
  promoPercentageRounded: Type.Integer({ description: 'under 10 counts as none' }),
  moneySaved: Type.Integer(),
  promotionEndsOn: PromotionEndsOn,
  priceType: Type.Literal('FINAL_PRICE'),
  nbRooms: Type.Integer(),
  nights: Type.Integer(),
});
export type PriceInfo = Type.Static<typeof PriceInfo>;

/** One night of a quote, all rooms; the nights add up to `priceInfo` to the cent. */
export const QuotedNight = Type.Object({
  date: Type.String({ description: 'yyyy-MM-dd, the evening' }),
  sellPrice: Type.Integer(),
  refPrice: Type.Integer(),
});

export const ReservationCriteria = Type.Object({
  offerId: Type.String(),
  checkin: Type.String(),
  checkout: Type.String(),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  activitySelectionList: Type.Optional(Type.String({ description: '`activityId_dayIndex` pairs joined by dashes' })),
});
export type ReservationCriteria = Type.Static<typeof ReservationCriteria>;

/** Answer of `GET {api}/product/{id}/quote?checkin&nights&adult&child&baby&locale&activitySelectionList`. */
export const Quote = Type.Object({
  bookable: Type.Boolean(),
  priceInfo: PriceInfo,
  nightList: Type.Optional(Type.Array(QuotedNight)),
  localTaxTotalAmount: Type.Integer({ description: 'cents, to be paid at the hotel' }),
  programLineList: Type.Array(Type.String()),
  flashDeal: Type.Optional(Type.Boolean({ description: 'every night is promoted by a quarter or more' })),
  roomsAmountMessage: Type.Optional(Type.String({ description: 'said when the party takes more than one room' })),
  cancellationPolicy: CancellationTerms,
  reservationCriteria: ReservationCriteria,
  modifiedReservationCriteria: Type.Optional(
    Type.Partial(ReservationCriteria, { description: 'what was asked for otherwise and is quoted so' }),
  ),
  availableRooms: Type.Integer(),
});
export type Quote = Type.Static<typeof Quote>;

/** Answer of `GET {api}/product/{id}/offers`: by weekendId, what the hotel of the stay sells on these days, with its variants. */
export const ProductOffer = Type.Object({
  weekendId: Type.String(),
  label: Type.String(),
  priceInfo: PriceInfo,
  cancellationPolicy: CancellationTerms,
  availableRooms: Type.Integer(),
  variantOf: Type.Optional(Type.String({ description: 'the same stay under other terms: weekendId of the stay it varies' })),
  uri: Type.Optional(Type.String()),
});
export type ProductOffer = Type.Static<typeof ProductOffer>;
export const ProductOffers = Type.Record(Type.String(), ProductOffer);
export type ProductOffers = Type.Static<typeof ProductOffers>;

const Programme = Type.Object({ id: Type.String(), kind: Type.String(), title: Type.String(), icon: Type.String() });

/** A stay of the same house that holds more (spec 2, section 3); `id` is the stay that one has after adding it. */
export const Upsell = Type.Object({
  id: Type.String(),
  label: Type.String(),
  priceDifference: Type.Integer({ description: 'cents, for the asked nights or the shortest length' }),
  priceDifferencePerLos: Type.Record(Type.String(), Type.Integer(), { description: 'cents, by number of nights' }),
  programLines: Type.Array(Programme, { description: 'what the stay at hand does not hold' }),
  imagesBySize: Type.Record(Type.String(), Type.Array(Type.String())),
  uri: Type.String(),
  singleVoucherProducts: Type.Array(
    Type.Object({
      id: Type.String(),
      nights: Type.Integer(),
      sellPrice: Type.Integer({ description: 'cents for two adults' }),
      priceDifference: Type.Integer(),
    }),
  ),
});
export type Upsell = Type.Static<typeof Upsell>;
/** Answer of `GET {api}/product/{id}/upsells` (API-044). */
export const Upsells = Type.Object({ upsells: Type.Array(Upsell) });
export type Upsells = Type.Static<typeof Upsells>;
