import Type from 'typebox';
import { OrderItems } from './order-items.ts';

export const PayLaterType = Type.Enum(['deferred', '3x', '4x']);
export type PayLaterType = Type.Static<typeof PayLaterType>;

/** The parts of an order's price in cents; promotion, what is waived, and gifts are taken off. */
export const OrderParts = Type.Object({
  product: Type.Integer(),
  extras: Type.Integer(),
  shipping: Type.Integer(),
  insurance: Type.Integer(),
  paymentFee: Type.Integer(),
  promotion: Type.Integer(),
  gifts: Type.Integer(),
  waived: Type.Optional(Type.Integer({ description: 'too little for the card to be charged: the shop bears it' })),
});
export type OrderParts = Type.Static<typeof OrderParts>;

/** `POST {frontGateway}/purchase/price`: what an order would cost, without ordering it. */
export const OrderPriceBody = Type.Object({
  locale: Type.String(),
  items: OrderItems,
  paymentPlan: Type.Optional(PayLaterType),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'for codes that count once per customer' })),
});
export type OrderPriceBody = Type.Static<typeof OrderPriceBody>;

export const OrderPrice = Type.Object({
  parts: OrderParts,
  total: Type.Integer({ description: 'cents, before gifts' }),
  remainingAmountToPay: Type.Integer({ description: 'cents; the expectedAmount of the order' }),
  giftcards: Type.Array(Type.Object({ serialNumber: Type.String(), usedAmount: Type.Integer(), amount: Type.Integer() })),
  instalments: Type.Array(Type.Object({ day: Type.String(), amount: Type.Integer() })),
});
export type OrderPrice = Type.Static<typeof OrderPrice>;

/** `GET {frontGateway}/purchase/alma/eligibility` (spec 2, section 7). */
export const EligibilityQuery = Type.Object({
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'cents' }),
  checkinDate: Type.String(),
  pointOfSale: Type.String({ minLength: 2, maxLength: 5, description: 'lowercase: fr, es, be, nl, it, or a locale such as fr_be' }),
  cancellationPolicyType: Type.Optional(Type.String({ maxLength: 40 })),
  cancellableUntil: Type.Optional(Type.String()),
});
export type EligibilityQuery = Type.Static<typeof EligibilityQuery>;

export const Eligibility = Type.Object({
  paymentMethods: Type.Array(
    Type.Object({
      type: PayLaterType,
      paymentFee: Type.Integer({ description: 'cents' }),
      instalments: Type.Array(Type.Object({ day: Type.String(), amount: Type.Integer() })),
    }),
  ),
});
export type Eligibility = Type.Static<typeof Eligibility>;

/** `GET {frontGateway}/purchase/insurance` (API-042). */
export const InsuranceQuery = Type.Object({
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'cents of the stay' }),
  cancellationPolicyType: Type.String({ minLength: 1, maxLength: 40 }),
  checkin: Type.Optional(Type.String()),
});
export type InsuranceQuery = Type.Static<typeof InsuranceQuery>;

export const Insurance = Type.Object({
  amount: Type.Integer({ description: 'cents' }),
  cancellableUntil: Type.Optional(Type.String({ description: 'last day on which an insured stay can be cancelled' })),
});
export type Insurance = Type.Static<typeof Insurance>;

/** `GET {frontGateway}/orders/{orderUUID}/payment`: was I charged? */
export const PaymentState = Type.Object({
  orderUUID: Type.String(),
  status: Type.Enum(['pending', 'paid', 'failed', 'cancelled']),
  charge: Type.Enum(['none', 'processing', 'charged', 'refunding', 'refunded'], {
    description: 'none: no money was taken; refunding: it was, and is on its way back',
  }),
  charged: Type.Integer({ description: 'cents that the card paid' }),
  refunded: Type.Integer({ description: 'cents given back to the card' }),
  promised: Type.Optional(Type.Integer({ description: 'cents given back to the card or on their way to it' })),
  paidByGifts: Type.Integer({ description: 'cents' }),
  disputed: Type.Optional(
    Type.Integer({ description: 'cents that the customer’s bank has taken back, until somebody decides or for good' }),
  ),
  failure: Type.Optional(Type.String()),
});
export type PaymentState = Type.Static<typeof PaymentState>;

/** `POST {frontGateway}/psp/test/payment-intents/{id}/confirm`: the embedded provider's own call (decision note `open-points`). */
export const TestCardBody = Type.Object({
  number: Type.String({ pattern: '^\\d{12,19}$' }),
  expiry: Type.String({ pattern: '^\\d{2}/\\d{2}$' }),
  cvc: Type.String({ pattern: '^\\d{3,4}$' }),
  challenge: Type.Optional(Type.Enum(['accepted', 'refused'])),
});
export type TestCardBody = Type.Static<typeof TestCardBody>;
export const TestCardAnswer = Type.Object({ status: Type.Enum(['succeeded', 'declined', 'challenge', 'processing']) });
export type TestCardAnswer = Type.Static<typeof TestCardAnswer>;

/** `GET {frontGateway}/psp`: who takes the payments, and what its form in the browser needs. */
export const PaymentSetup = Type.Object({
  provider: Type.Enum(['test', 'stripe']),
  publishableKey: Type.Optional(Type.String()),
  script: Type.Optional(Type.String({ description: 'address of the provider’s script; its form is drawn by nothing else' })),
  methods: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'by country: methods of payment that its shop offers; elsewhere the provider decides',
    }),
  ),
  alternative: Type.Optional(
    Type.Object(
      { name: Type.String(), countries: Type.Array(Type.String()) },
      { description: 'the second provider, as customers read its name, and the countries where it is offered' },
    ),
  ),
});
export type PaymentSetup = Type.Static<typeof PaymentSetup>;

/** `POST {frontGateway}/psp/mollie/checkout`: the second provider's own page for this payment, which leads back to the shop. */
export const ProviderPageBody = Type.Object({
  paymentIntentId: Type.String({ pattern: '^mollie_\\w{1,200}$', description: 'of an order that waits for it' }),
  prefix: Type.String({ pattern: '^(/[a-zA-Z_]{2,5})?$', description: 'what stands before the paths of the customer’s language' }),
});
export type ProviderPageBody = Type.Static<typeof ProviderPageBody>;
export const ProviderPage = Type.Object({ href: Type.String() });
export type ProviderPage = Type.Static<typeof ProviderPage>;

/** `POST {frontGateway}/psp/stripe/client-secret`: by which the browser confirms this payment and no other. */
export const ClientSecretBody = Type.Object({
  paymentIntentId: Type.String({ pattern: '^(pi|seti)_\\w{1,200}$', description: 'of an order, change or instalment that waits for it' }),
});
export type ClientSecretBody = Type.Static<typeof ClientSecretBody>;
export const ClientSecret = Type.Object({ clientSecret: Type.String() });
export type ClientSecret = Type.Static<typeof ClientSecret>;
