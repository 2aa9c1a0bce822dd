import Type from 'typebox';
import { GiftDelivery } from './gift-delivery.ts';
import { ActivityDaySelection, OrderItems } from './order-items.ts';
import { OrderParts, PayLaterType } from './payment.ts';

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
  expectedAmount: Type.Integer({ minimum: 0, description: 'cents that the customer saw as left to pay; 0 when gifts pay everything' }),
  paymentPlan: Type.Optional(PayLaterType),
  paymentMethod: Type.Optional(
    Type.Enum(['card', 'alternative'], { description: 'alternative: the second provider, where `GET /gateway/psp` names one' }),
  ),
  items: OrderItems,
});
export type OrderBody = Type.Static<typeof OrderBody>;

/** Answer of `purchase/orders`: the payment to be confirmed with the provider. */
export const OrderAnswer = Type.Object({
  orderUUID: Type.String(),
  amount: Type.Integer({ description: 'cents that gifts leave; what a payment plan takes later included' }),
  dueNow: Type.Optional(Type.Integer({ description: 'cents of the payment that is announced; 0 where the means of payment is only kept' })),
  paymentIntentId: Type.String(),
  provider: Type.String({
    description:
      '`test` for the embedded provider, `stripe` for Stripe, `mollie` for the second provider’s own page; `gift` when gifts pay everything and no card is needed',
  }),
  parts: Type.Optional(OrderParts),
  expiresAt: Type.Optional(Type.String({ format: 'date-time', description: 'until when it may be paid' })),
});
export type OrderAnswer = Type.Static<typeof OrderAnswer>;

/** Body of `POST {frontGateway}/purchase/zeppto`: the order body and the authorised payment. */
export const PurchaseBody = Type.Object({
  ...OrderBody.properties,
  pspAuthorization: Type.Object({ paymentIntentId: Type.String(), paymentMethod: Type.String() }),
});
export type PurchaseBody = Type.Static<typeof PurchaseBody>;

export const PurchaseAnswer = Type.Object({ booking: Type.Object({ orderUUID: Type.String() }) });
export type PurchaseAnswer = Type.Static<typeof PurchaseAnswer>;

/** A gift that an order has sold. */
export const SoldVoucher = Type.Object({
  code: Type.String({
    description: 'what opens it; of one that was given to somebody else the code that it was sold with, which opens nothing',
  }),
  kind: Type.Enum(['BOX', 'SINGLEVOUCHER', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']),
  format: Type.Enum(['digital', 'physical']),
  label: Type.String(),
  value: Type.Integer({ description: 'cents' }),
  expiresOn: Type.String(),
  deliveryId: Type.Optional(Type.String({ description: 'the mail of the order that brings it, among its deliveries' })),
  state: Type.Optional(
    Type.Enum(['active', 'used', 'expired', 'cancelled', 'transferred'], {
      description: 'today, at the point of sale; transferred: its holder has given it to somebody else',
    }),
  ),
  transferredOn: Type.Optional(Type.String({ description: 'yyyy-MM-dd at the point of sale; when it was given to somebody else' })),
  usedAt: Type.Optional(Type.String({ description: 'ISO 8601; when the centre of an activity has redeemed it' })),
  exchanged: Type.Optional(
    Type.Object(
      {
        on: Type.String({ description: 'yyyy-MM-dd at the point of sale' }),
        nights: Type.Union([Type.Integer(), Type.Null()]),
        adults: Type.Integer(),
      },
      { description: 'its holder has exchanged it: kind and label are what it is now' },
    ),
  ),
});
export type SoldVoucher = Type.Static<typeof SoldVoucher>;

/** Query of `GET {frontGateway}/orders/{orderUUID}/voucher.pdf`. */
export const VoucherQuery = Type.Object({
  layout: Type.Optional(Type.Enum(['page', 'card'], { description: 'page: A4, as without; card: A4 to fold twice, to A6' })),
});
export type VoucherLayout = NonNullable<Type.Static<typeof VoucherQuery>['layout']>;

const orderStatus = Type.Enum(['pending', 'paid', 'failed', 'cancelled']);

/** `GET {frontGateway}/orders/{orderUUID}` for a caller with no more than the order's id. */
export const OrderOutline = Type.Object({
  orderUUID: Type.String(),
  status: orderStatus,
  kind: Type.Enum(['stay', 'gift']),
  failure: Type.Optional(Type.String({ description: 'code of the reason why the order failed' })),
});
export type OrderOutline = Type.Static<typeof OrderOutline>;

/** Body of `POST {frontGateway}/orders/{orderUUID}/access`: the key that the link of a mail carries behind its `#`. */
export const OrderAccessBody = Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) });
export type OrderAccessBody = Type.Static<typeof OrderAccessBody>;

/** A part of an order that is paid on a day of its own. */
export const ScheduledPayment = Type.Object({
  number: Type.Integer({ description: 'from 1' }),
  day: Type.String({ description: 'yyyy-MM-dd at the point of sale: paid on, or due on' }),
  amount: Type.Integer({ description: 'cents' }),
  status: Type.Enum(['planned', 'charging', 'paid', 'failed', 'cancelled'], { description: 'failed: declined so far, and still owed' }),
  nextCharge: Type.Optional(Type.String({ description: 'yyyy-MM-dd; day of the next charge without the customer' })),
  stopped: Type.Optional(
    Type.Enum(['disputed', 'refunded'], {
      description: 'nothing is charged for it any more: what was paid is disputed, or was given back',
    }),
  ),
  byCustomer: Type.Optional(Type.Boolean({ description: 'the customer paid it by themselves, with a card of their choice' })),
});
export type ScheduledPayment = Type.Static<typeof ScheduledPayment>;

/** What has paid an order so far, and what of it went back or is on its way back. */
export const OrderMoney = Type.Object({
  card: Type.Integer({ description: 'cents, before anything went back' }),
  gifts: Type.Integer({ description: 'cents, before anything went back' }),
  cardBack: Type.Integer({ description: 'cents' }),
  disputedBack: Type.Optional(Type.Integer({ description: 'cents that a bank has taken back by a dispute; left out where none has' })),
  giftsBack: Type.Integer({ description: 'cents' }),
});
export type OrderMoney = Type.Static<typeof OrderMoney>;

/** An invoice or credit note that was issued for an order: `GET {frontGateway}/orders/{orderUUID}/invoices/{number}` prints it. */
export const IssuedInvoice = Type.Object({
  kind: Type.Enum(['invoice', 'creditNote']),
  number: Type.String(),
  day: Type.String({ description: 'yyyy-MM-dd at the point of sale' }),
  amount: Type.Integer({ description: 'cents; on a credit note what is given back' }),
});
export type IssuedInvoice = Type.Static<typeof IssuedInvoice>;

/** `GET {frontGateway}/orders/{orderUUID}` with the order's key or its owner's session: what the confirmation shows; never the buyer's address or phone. */
export const OrderView = Type.Object({
  orderUUID: Type.String(),
  bookingNumber: Type.String({ description: '8 digits' }),
  status: orderStatus,
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
  activityDays: Type.Optional(Type.Array(ActivityDaySelection, { description: 'of a stay that holds activities' })),
  email: Type.String({ description: 'masked: m•••@example.com' }),
  kind: Type.Optional(Type.Enum(['stay', 'gift'], { description: 'a gift has no days: checkin and checkout are empty' })),
  parts: Type.Optional(OrderParts),
  insured: Type.Optional(Type.Boolean()),
  cancellationDeadline: Type.Optional(Type.String()),
  failure: Type.Optional(Type.String({ description: 'code of the reason why the order failed' })),
  vouchers: Type.Optional(Type.Array(SoldVoucher)),
  deliveries: Type.Optional(Type.Array(GiftDelivery, { description: 'mails that bring a gift to its recipient' })),
  schedule: Type.Optional(Type.Array(ScheduledPayment, { description: 'of an order that is paid in instalments or later' })),
  money: Type.Optional(OrderMoney),
  invoices: Type.Optional(Type.Array(IssuedInvoice, { description: 'invoices and credit notes, the first issued first' })),
});
export type OrderView = Type.Static<typeof OrderView>;
