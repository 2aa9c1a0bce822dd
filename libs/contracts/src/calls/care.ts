import { CARE_MAILS, CARE_SEARCH } from '@shop/domain';
import Type from 'typebox';
import { GiftDelivery } from './gift-delivery.ts';
import { GiftExtensionAnswer, GiftExtensionBody, GiftExtensionOffer, GiftTransferBody } from './voucher.ts';

/** Goes into the audit log: a case, a call, a mail. */
const Reason = Type.String({ minLength: 3, maxLength: 200, pattern: '\\S\\s*\\S\\s*\\S' });

/** `POST /care-gateway/searches`. */
export const CareSearchBody = Type.Object({
  query: Type.String({ minLength: CARE_SEARCH.shortest, maxLength: 120, description: 'order number, code, mail address, name or phone' }),
  reason: Reason,
});
export type CareSearchBody = Type.Static<typeof CareSearchBody>;

export const CareOrder = Type.Object({
  orderUUID: Type.String(),
  bookingNumber: Type.String(),
  status: Type.Enum(['pending', 'paid', 'failed', 'cancelled']),
  kind: Type.Enum(['stay', 'gift']),
  createdAt: Type.String(),
  name: Type.String(),
  email: Type.String({ description: 'empty where the person was forgotten' }),
  phone: Type.String(),
  amount: Type.Integer({ description: 'cents that the card pays' }),
  checkin: Type.Optional(Type.String()),
  checkout: Type.Optional(Type.String()),
  hotel: Type.Optional(Type.String()),
});
export type CareOrder = Type.Static<typeof CareOrder>;

const Voucher = Type.Object({
  code: Type.String({ description: 'its last four characters' }),
  state: Type.String(),
  remaining: Type.Integer({ description: 'cents' }),
  expiresOn: Type.String(),
  orderUUID: Type.Optional(Type.String({ description: 'the order that sold it' })),
});
const Customer = Type.Object({
  accountId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  blocked: Type.Boolean({ description: 'nobody signs in to the account' }),
});

/** At most 20 rows in all: vouchers first, then customers, then orders, the newest first. */
export const CareSearchAnswer = Type.Object({
  orders: Type.Array(CareOrder),
  vouchers: Type.Array(Voucher),
  customers: Type.Array(Customer),
});
export type CareSearchAnswer = Type.Static<typeof CareSearchAnswer>;

/** `POST /care-gateway/orders/{uuid}/story`. */
export const CareReasonBody = Type.Object({ reason: Reason });
export type CareReasonBody = Type.Static<typeof CareReasonBody>;

export const CARE_EVENTS = [
  'ordered',
  'paid',
  'failed',
  'cancelled',
  'payment',
  'refund',
  'dispute',
  'instalment',
  'change',
  'mail',
  'gift',
  'refundRequest',
  'note',
] as const;

export const CareEvent = Type.Object({
  at: Type.String({ description: 'ISO 8601' }),
  kind: Type.Enum([...CARE_EVENTS]),
  state: Type.Optional(Type.String({ description: 'of a payment, refund, dispute, instalment, change or mail' })),
  amount: Type.Optional(Type.Integer({ description: 'cents; of a gift below 0 where it is spent' })),
  what: Type.Optional(Type.String({ description: 'kind of mail, movement of a gift, means of payment' })),
  mailId: Type.Optional(Type.String({ description: 'of a mail: names it where it is to go again' })),
  deliveryId: Type.Optional(Type.String({ description: 'of a mail that brought gifts: the delivery' })),
  refundId: Type.Optional(Type.String({ description: 'of a refund that a colleague has asked for' })),
  code: Type.Optional(Type.String({ description: 'last four characters of a gift’s code' })),
  note: Type.Optional(Type.String()),
  colleague: Type.Optional(Type.String()),
});
export type CareEvent = Type.Static<typeof CareEvent>;

/** A gift that the order has sold, as a colleague may act on it. */
export const CareGift = Type.Object({
  number: Type.Integer({ description: 'from 1, of the gifts of the order' }),
  code: Type.String({ description: 'its last four characters' }),
  state: Type.Enum(['active', 'used', 'expired', 'cancelled']),
  remaining: Type.Integer({ description: 'cents' }),
  expiresOn: Type.String({ description: 'yyyy-MM-dd' }),
  extension: Type.Optional(GiftExtensionOffer),
  givenOn: Type.Optional(
    Type.Object(
      { correctable: Type.Boolean({ description: 'an agent may send it to another address' }) },
      { description: 'of a gift that its holder gave to somebody else: colleagues do not read to whom' },
    ),
  ),
  goodwill: Type.Optional(
    Type.Object({ until: Type.String({ description: 'yyyy-MM-dd' }) }, { description: 'what a supervisor may do once, beyond the rule' }),
  ),
});
export type CareGift = Type.Static<typeof CareGift>;

const Disputed = Type.Optional(
  Type.Integer({
    description: 'cents of the refund, beside that, which the customer’s bank has taken back, as `disputedAmount` of a booking',
  }),
);

/** One order from its beginning on. Mails that have left are known for 30 days. */
export const CareStory = Type.Object({
  order: CareOrder,
  events: Type.Array(CareEvent),
  cancellation: Type.Optional(
    Type.Object(
      {
        cancellable: Type.Boolean(),
        refund: Type.Integer({ description: 'cents that go back today' }),
        disputed: Disputed,
        reason: Type.String(),
      },
      { description: 'of a paid order, by the customer’s own rule' },
    ),
  ),
  gifts: Type.Optional(Type.Array(CareGift, { description: 'of a paid order of gifts' })),
  deliveries: Type.Optional(Type.Array(GiftDelivery, { description: 'mails that bring them to their recipients' })),
  refundable: Type.Integer({ description: 'cents that its card payments still hold, and goodwill may give back' }),
  aloneUpTo: Type.Integer({ description: 'cents that one colleague may give back; above them a supervisor confirms' }),
  colleague: Type.String({ description: 'who asks' }),
  role: Type.Enum(['reader', 'agent', 'supervisor'], { description: 'of the colleague who asks' }),
});
export type CareStory = Type.Static<typeof CareStory>;

/** `POST /care-gateway/orders/{uuid}/notes`, once per `Idempotency-Key`. */
export const CareNoteBody = Type.Object({ note: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }), reason: Reason });
export type CareNoteBody = Type.Static<typeof CareNoteBody>;
export const CareNoteAnswer = Type.Object({ noted: Type.Literal(true) });
export type CareNoteAnswer = Type.Static<typeof CareNoteAnswer>;

/** `POST /care-gateway/orders/{uuid}/confirmation-mails`, once per `Idempotency-Key`. */
export const CareResendAnswer = Type.Object({ status: Type.Literal('queued') });
export type CareResendAnswer = Type.Static<typeof CareResendAnswer>;

/** `POST /care-gateway/orders/{uuid}/mails`, once per `Idempotency-Key`: a mail that the order has had goes again. */
export const CareMailBody = Type.Object({
  mail: Type.Enum([...CARE_MAILS]),
  mailId: Type.Optional(Type.String({ pattern: '^\\d{1,18}$', description: 'which one; the latest of its kind without' })),
  reason: Reason,
});
export type CareMailBody = Type.Static<typeof CareMailBody>;

/** `POST /care-gateway/orders/{uuid}/cancellation`, once per `Idempotency-Key`, for the refund that was shown. */
export const CareCancelBody = Type.Object({ expectedRefund: Type.Integer({ minimum: 0, description: 'cents' }), reason: Reason });
export type CareCancelBody = Type.Static<typeof CareCancelBody>;
export const CareCancelAnswer = Type.Object({
  status: Type.Literal('cancelled'),
  refund: Type.Integer({ description: 'cents' }),
  disputed: Disputed,
});
export type CareCancelAnswer = Type.Static<typeof CareCancelAnswer>;

/** `POST /care-gateway/orders/{uuid}/refunds`, once per `Idempotency-Key`. */
export const CareRefundBody = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'cents' }),
  reason: Reason,
});
export type CareRefundBody = Type.Static<typeof CareRefundBody>;

/** `POST /care-gateway/orders/{uuid}/refunds/{id}/decision`: a supervisor's, of another person than who asked. */
export const CareDecisionBody = Type.Object({ decision: Type.Enum(['confirm', 'refuse']), reason: Reason });
export type CareDecisionBody = Type.Static<typeof CareDecisionBody>;

export const CareRefundAnswer = Type.Object({
  status: Type.Enum(['done', 'waiting', 'refused'], { description: 'waiting: for another colleague, a supervisor' }),
  refundId: Type.String(),
  amount: Type.Integer({ description: 'cents' }),
});
export type CareRefundAnswer = Type.Static<typeof CareRefundAnswer>;

/** `POST /care-gateway/orders/{uuid}/gifts/{number}/extension`: by the holder's rule; `goodwill` is a supervisor's, beyond it. */
export const CareExtensionBody = Type.Object({ until: GiftExtensionBody.properties.until, goodwill: Type.Boolean(), reason: Reason });
export type CareExtensionBody = Type.Static<typeof CareExtensionBody>;
export const CareExtensionAnswer = GiftExtensionAnswer;
export type CareExtensionAnswer = GiftExtensionAnswer;

/** `POST /care-gateway/orders/{uuid}/gift-deliveries/{deliveryId}/address`: by the buyer's own rule; above the limit of refunds a second person confirms by the same call. */
export const CareRecipientBody = Type.Object({ recipientEmail: Type.String({ format: 'email', maxLength: 254 }), reason: Reason });
export type CareRecipientBody = Type.Static<typeof CareRecipientBody>;
export const CareRecipientAnswer = Type.Object({
  corrected: Type.Boolean({ description: 'false: it is noted, and leaves once another colleague, a supervisor, enters the same address' }),
});
export type CareRecipientAnswer = Type.Static<typeof CareRecipientAnswer>;

/** `POST /care-gateway/orders/{uuid}/gifts/{number}/holder`: of a gift that was given on, by the rule of its transfer, else as a recipient's. */
export const CareHolderBody = Type.Object({
  givenTo: Type.String({
    format: 'email',
    maxLength: 254,
    description: 'address that it was given to: the person who gave it on knows it',
  }),
  firstName: GiftTransferBody.properties.firstName,
  email: GiftTransferBody.properties.email,
  reason: Reason,
});
export type CareHolderBody = Type.Static<typeof CareHolderBody>;
export const CareHolderAnswer = CareRecipientAnswer;
export type CareHolderAnswer = Type.Static<typeof CareHolderAnswer>;

/** `POST /care-gateway/accounts/{id}/block` and `/unblock`. */
export const CareBlockAnswer = Type.Object({ blocked: Type.Boolean() });
export type CareBlockAnswer = Type.Static<typeof CareBlockAnswer>;

/** `POST /care-gateway/audit-log`: a supervisor's export, at most 92 days. */
export const CareAuditBody = Type.Object({
  from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  reason: Reason,
});
export type CareAuditBody = Type.Static<typeof CareAuditBody>;
