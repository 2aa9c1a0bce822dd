import Type from 'typebox';

export const Buyer = Type.Object({
  email: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
  civility: Type.Enum(['MR', 'MRS']),
  firstName: Type.String({ minLength: 1, maxLength: 60 }),
  lastName: Type.String({ minLength: 1, maxLength: 60 }),
  phoneNumber: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164' }),
  addressLine: Type.Optional(Type.String({ maxLength: 200 })),
  postalCode: Type.Optional(Type.String({ maxLength: 20 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type Buyer = Type.Static<typeof Buyer>;

/** Body of `POST {frontGateway}/purchase/orders` (spec 2, section 3, wallet order payload). */
export const OrderBody = Type.Object({
  locale: Type.String(),
  buyer: Buyer,
  currency: Type.Literal('EUR'),
  expectedAmount: Type.Integer({ minimum: 1, description: 'cents that the customer saw' }),
  items: Type.Object({
    shortStayItem: Type.Object({
      gift: Type.Literal(false),
      reservationCriteria: Type.Object({
        offerId: Type.String(),
        activityDaySelections: Type.Optional(Type.Array(Type.Object({ activityId: Type.String(), day: Type.Integer({ minimum: 1 }) }))),
        pax: Type.Object({
          numberOfAdults: Type.Integer({ minimum: 1, maximum: 20 }),
          numberOfChildren: Type.Integer({ minimum: 0, maximum: 10 }),
          numberOfBabies: Type.Integer({ minimum: 0, maximum: 10 }),
        }),
        travelPeriod: Type.Object({ checkinDate: Type.String(), checkoutDate: Type.String() }),
        minisiteId: Type.Optional(Type.Integer()),
      }),
      specialRequest: Type.Optional(Type.String({ maxLength: 500 })),
    }),
  }),
});
export type OrderBody = Type.Static<typeof OrderBody>;

/** Answer of `purchase/orders`: the payment to be confirmed with the provider. */
export const OrderAnswer = Type.Object({
  orderUUID: Type.String(),
  amount: Type.Integer(),
  paymentIntentId: Type.String(),
  provider: Type.String({ description: '`test` for the embedded provider' }),
});
export type OrderAnswer = Type.Static<typeof OrderAnswer>;

/** `POST {frontGateway}/psp/test/payment-intents/{id}/confirm`: the embedded provider's own call (decision A-142). */
export const TestCardBody = Type.Object({
  number: Type.String({ pattern: '^\\d{12,19}$' }),
  expiry: Type.String({ pattern: '^\\d{2}/\\d{2}$' }),
  cvc: Type.String({ pattern: '^\\d{3,4}$' }),
  challenge: Type.Optional(Type.Enum(['accepted', 'refused'])),
});
export type TestCardBody = Type.Static<typeof TestCardBody>;
export const TestCardAnswer = Type.Object({ status: Type.Enum(['succeeded', 'declined', 'challenge', 'processing']) });
export type TestCardAnswer = Type.Static<typeof TestCardAnswer>;

/** Body of `POST {frontGateway}/purchase/zeppto`: the order body and the authorised payment. */
export const PurchaseBody = Type.Object({
  ...OrderBody.properties,
  pspAuthorization: Type.Object({ paymentIntentId: Type.String(), paymentMethod: Type.String() }),
});
export type PurchaseBody = Type.Static<typeof PurchaseBody>;

export const PurchaseAnswer = Type.Object({ booking: Type.Object({ orderUUID: Type.String() }) });
export type PurchaseAnswer = Type.Static<typeof PurchaseAnswer>;

/** `GET {frontGateway}/orders/{orderUUID}`: what the confirmation shows; never the buyer's address or phone. */
export const OrderView = Type.Object({
  orderUUID: Type.String(),
  bookingNumber: Type.String({ description: '8 digits' }),
  status: Type.Enum(['pending', 'paid', 'failed', 'cancelled']),
  amount: Type.Integer(),
  stay: Type.Object({
    id: Type.String(),
    label: Type.String(),
    imageUrl: Type.String(),
    uri: Type.String(),
    hotelLabel: Type.String(),
    locationLabel: Type.String(),
    roomLabel: Type.String(),
  }),
  checkin: Type.String(),
  checkout: Type.String(),
  nights: Type.Integer(),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  email: Type.String({ description: 'masked: m•••@example.com' }),
});
export type OrderView = Type.Static<typeof OrderView>;
