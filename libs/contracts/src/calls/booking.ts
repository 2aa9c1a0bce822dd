import Type from 'typebox';
import { ActivityDaySelection, Pax, TravelPeriod } from './order-items.ts';
import { OrderView, ScheduledPayment } from './order.ts';

const Email = Type.String({ format: 'email', maxLength: 254, description: 'the address of the booking: proves that it is one’s own' });

/** `POST {frontGateway}/bookings/find`: number and e-mail in the body, so that neither stands in an address. */
export const FindBookingBody = Type.Object({
  bookingNumber: Type.String({ pattern: '^\\d{8}$' }),
  email: Email,
  locale: Type.String(),
});
export type FindBookingBody = Type.Static<typeof FindBookingBody>;

/** What may still be done with a booking, today. */
export const ModificationConditions = Type.Object({
  modifiable: Type.Boolean(),
  modifiableUntil: Type.Optional(Type.String()),
  cancellable: Type.Boolean(),
  cancellableUntil: Type.Optional(Type.String({ description: 'yyyy-MM-dd, the last day on which cancelling gives that back' })),
  refundableAmount: Type.Integer({ description: 'cents that cancelling today gives back' }),
  disputedAmount: Type.Optional(
    Type.Integer({
      description:
        'cents of the refund, beside that, which the customer’s bank has taken back: the bank gives them, or the shop where the dispute ends so',
    }),
  ),
  reason: Type.Enum(['insured', 'partial', 'nonCancellable', 'afterDeadline', 'arrived', 'withdrawal', 'redeemed', 'withdrawalOver'], {
    description: 'the last three are of gifts',
  }),
  giftPayments: Type.Object({
    gift: Type.Integer({ description: 'cents that gifts have paid' }),
    upsell: Type.Integer({ description: 'cents paid on top' }),
  }),
});
export type ModificationConditions = Type.Static<typeof ModificationConditions>;

export const BookingView = Type.Object({ order: OrderView, modificationConditions: Type.Optional(ModificationConditions) });
export type BookingView = Type.Static<typeof BookingView>;

const OfferId = Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'another stay; the same unless named' }));

/** Other days, other people, or another stay. */
export const ModificationRequest = Type.Object({
  email: Email,
  locale: Type.String(),
  offerId: OfferId,
  pax: Pax,
  travelPeriod: TravelPeriod,
  activityDaySelections: Type.Optional(Type.Array(ActivityDaySelection, { maxItems: 20 })),
});
export type ModificationRequest = Type.Static<typeof ModificationRequest>;

/** Asks for the days that a booking may move to; answered by `Availabilities`, its own rooms counted as free. */
export const ModificationDaysBody = Type.Object({
  email: Email,
  locale: Type.String(),
  offerId: OfferId,
  month: Type.Optional(Type.String({ description: 'yyyy-MM; this month when left out' })),
  length: Type.Integer({ minimum: 1, maximum: 12, default: 2, description: 'months' }),
});
export type ModificationDaysBody = Type.Static<typeof ModificationDaysBody>;

/** Asks how many nights the changed booking may last from a day; answered by `CheckoutNights`, its own rooms counted as free. */
export const ModificationNightsBody = Type.Object({
  email: Email,
  locale: Type.String(),
  offerId: OfferId,
  pax: Pax,
  checkinDate: TravelPeriod.properties.checkinDate,
});
export type ModificationNightsBody = Type.Static<typeof ModificationNightsBody>;

/** The booking's promotion code takes nothing off what it would become. */
export const LostPromotion = Type.Object({
  code: Type.String(),
  reason: Type.Enum(['belowMinimum', 'notApplicable']),
  minimum: Type.Optional(Type.Integer({ description: 'cents that the stay has to cost' })),
});
export type LostPromotion = Type.Static<typeof LostPromotion>;

export const ModificationPrice = Type.Object({
  kind: Type.Enum(['supplement', 'refund']),
  amount: Type.Integer({ description: 'cents to pay or to get back' }),
  newTotal: Type.Integer(),
  differences: Type.Optional(
    Type.Array(
      Type.Object({
        part: Type.Enum(['product', 'extras', 'shipping', 'insurance', 'paymentFee', 'promotion']),
        amount: Type.Integer({ description: 'cents, above 0 where it becomes dearer' }),
      }),
      { description: 'what of the price becomes another, where it is more than one part' },
    ),
  ),
  waived: Type.Optional(Type.Integer({ description: 'cents of the new price that are too little to be charged: the shop bears them' })),
  givenBefore: Type.Optional(
    Type.Integer({
      description: 'cents that it becomes cheaper by and that were given back beside its price before: they are not given twice',
    }),
  ),
  lostPromotion: Type.Optional(LostPromotion),
  instalments: Type.Optional(
    Type.Object(
      {
        amount: Type.Integer({ description: 'cents of `amount` that go onto a supplement’s, or come off a refund’s, open instalments' }),
        open: Type.Array(ScheduledPayment, { description: 'what is still to be taken after the change' }),
      },
      { description: 'of a booking that is not paid to the end; nothing is paid now of what they bear' },
    ),
  ),
});
export type ModificationPrice = Type.Static<typeof ModificationPrice>;

export const ModifyBody = Type.Object({
  ...ModificationRequest.properties,
  expectedDifference: Type.Integer({ description: 'cents that the customer saw: above 0 a supplement, below a refund' }),
});
export type ModifyBody = Type.Static<typeof ModifyBody>;

/** `pending`: a supplement is to be paid with the payment named, then the change is completed. */
export const ModifyAnswer = Type.Object({
  changeId: Type.String(),
  status: Type.Enum(['pending', 'done']),
  amount: Type.Integer({ description: 'cents still to pay' }),
  paymentIntentId: Type.Optional(Type.String()),
  provider: Type.Optional(Type.String()),
});
export type ModifyAnswer = Type.Static<typeof ModifyAnswer>;

export const CompleteModificationBody = Type.Object({ email: Email, paymentIntentId: Type.String({ maxLength: 200 }) });
export type CompleteModificationBody = Type.Static<typeof CompleteModificationBody>;

/** `POST {frontGateway}/bookings/{uuid}/instalments/{number}/payment`: an open instalment is paid by the customer themselves. */
export const InstalmentPaymentBody = Type.Object({ email: Email });
export type InstalmentPaymentBody = Type.Static<typeof InstalmentPaymentBody>;

export const CompleteInstalmentBody = Type.Object({ email: Email, paymentIntentId: Type.String({ maxLength: 200 }) });
export type CompleteInstalmentBody = Type.Static<typeof CompleteInstalmentBody>;

/** `pending`: the payment named is to be confirmed with the provider, then completed. */
export const InstalmentPaymentAnswer = Type.Object({
  number: Type.Integer(),
  status: Type.Enum(['pending', 'paid']),
  amount: Type.Integer({ description: 'cents still to pay' }),
  paymentIntentId: Type.Optional(Type.String()),
  provider: Type.Optional(Type.String()),
});
export type InstalmentPaymentAnswer = Type.Static<typeof InstalmentPaymentAnswer>;

export const CancelBookingBody = Type.Object({
  email: Email,
  expectedRefund: Type.Integer({ minimum: 0, description: 'cents that the customer saw' }),
});
export type CancelBookingBody = Type.Static<typeof CancelBookingBody>;

export const CancelBookingAnswer = Type.Object({
  status: Type.Literal('cancelled'),
  refund: Type.Object({
    total: Type.Integer(),
    card: Type.Integer(),
    gifts: Type.Integer(),
    disputed: Type.Optional(Type.Integer({ description: 'cents beside the total, as `disputedAmount` of the conditions' })),
  }),
});
export type CancelBookingAnswer = Type.Static<typeof CancelBookingAnswer>;

/** What the customer wants to read on the invoice; the buyer's own name and address unless named. */
export const InvoiceBody = Type.Object({
  email: Email,
  company: Type.Optional(Type.String({ maxLength: 120 })),
  vatNumber: Type.Optional(Type.String({ maxLength: 30 })),
  addressLine: Type.Optional(Type.String({ maxLength: 200 })),
  postalCode: Type.Optional(Type.String({ maxLength: 20 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
});
export type InvoiceBody = Type.Static<typeof InvoiceBody>;

export const InvoiceAnswer = Type.Object({ invoiceNumber: Type.String(), url: Type.String() });
export type InvoiceAnswer = Type.Static<typeof InvoiceAnswer>;
