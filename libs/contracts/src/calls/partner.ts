import Type from 'typebox';
import { ShippingAddress } from './order-items.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd, at the place itself' });
const MessageId = Type.String({ format: 'uuid', description: 'of the event: a message that comes twice has the same' });
const Count = Type.Integer({ minimum: 0 });

const Party = { adults: Count, children: Count, babies: Count };

/** A stay as the hotel delivers it; names are in the partner's language. */
export const DeliveredStay = Type.Object({
  hotel: Type.Object({ id: Type.Integer(), name: Type.String() }),
  id: Type.Integer({ description: 'number of the offer' }),
  name: Type.String(),
  room: Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer({ minimum: 1 }) }),
  checkin: Day,
  checkout: Day,
  nights: Type.Integer({ minimum: 1 }),
  ...Party,
  includes: Type.Array(
    Type.Object({
      kind: Type.Enum(['room', 'breakfast', 'dinner', 'activity', 'extra']),
      name: Type.String(),
      date: Type.Optional(Day),
      centre: Type.Optional(Type.Integer({ description: 'who runs it, where it is not the hotel' })),
    }),
  ),
  specialRequest: Type.Optional(Type.String()),
});
export type DeliveredStay = Type.Static<typeof DeliveredStay>;

/** Activities of a stay, as the centre that runs them delivers them. */
export const DeliveredActivities = Type.Object({
  centre: Type.Integer(),
  hotel: Type.String({ description: 'where the guests stay' }),
  ...Party,
  activities: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), date: Type.Optional(Day) })),
});
export type DeliveredActivities = Type.Static<typeof DeliveredActivities>;

/** A physical gift, as the warehouse packs it; never a code. */
export const DeliveredParcel = Type.Object({
  id: Type.String({ format: 'uuid' }),
  address: ShippingAddress,
  items: Type.Array(Type.Object({ code: Type.Optional(Type.String()), name: Type.String(), quantity: Type.Integer({ minimum: 1 }) })),
  extras: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'of each item' }),
  fromName: Type.Optional(Type.String()),
  cardText: Type.Optional(Type.String()),
});
export type DeliveredParcel = Type.Static<typeof DeliveredParcel>;

/** Vouchers of an activity that were sold without a day: their holders call the centre. Never a code. */
export const DeliveredVoucher = Type.Object({
  centre: Type.Integer(),
  name: Type.String({ description: 'as it was sold' }),
  activities: Type.Array(Type.String(), { description: 'those that this centre runs' }),
  adults: Type.Integer({ minimum: 1, description: 'of each voucher' }),
  count: Type.Integer({ minimum: 1 }),
  validUntil: Day,
});
export type DeliveredVoucher = Type.Static<typeof DeliveredVoucher>;

/** What a partner is told of a booking: one message an event. docs/partners-delivery.md describes the channels. */
export const PartnerMessage = Type.Object({
  id: MessageId,
  type: Type.Enum(['booked', 'changed', 'cancelled']),
  sequence: Type.Integer({ minimum: 1, description: 'among the messages of this booking to this partner' }),
  occurredAt: Type.String({ format: 'date-time' }),
  reminder: Type.Optional(Type.Boolean({ description: 'true when it was sent before and not answered' })),
  bookingNumber: Type.String({ pattern: '^\\d{8}$' }),
  guest: Type.Optional(
    Type.Object({
      civility: Type.Optional(Type.Enum(['MR', 'MRS'])),
      firstName: Type.String(),
      lastName: Type.String(),
      phone: Type.Optional(Type.String({ description: 'E.164' })),
      language: Type.String({ description: 'fr, es, nl, it or en' }),
    }),
  ),
  stay: Type.Optional(DeliveredStay),
  activities: Type.Optional(DeliveredActivities),
  voucher: Type.Optional(DeliveredVoucher),
  parcel: Type.Optional(DeliveredParcel),
  before: Type.Optional(
    Type.Object(
      { stay: Type.Optional(DeliveredStay), activities: Type.Optional(DeliveredActivities), parcel: Type.Optional(DeliveredParcel) },
      { description: 'of a change: what was delivered until now' },
    ),
  ),
});
export type PartnerMessage = Type.Static<typeof PartnerMessage>;

/** `GET {frontGateway}/partners/feed`. */
export const PartnerFeed = Type.Object({
  messages: Type.Array(PartnerMessage),
  cursor: Type.String({ description: 'ask with it the next time' }),
  more: Type.Boolean({ description: 'true when the next page has messages already' }),
});
export type PartnerFeed = Type.Static<typeof PartnerFeed>;

/** `POST {frontGateway}/partners/answers`: of webhook and feed partners. */
export const PartnerAnswersBody = Type.Object({
  answers: Type.Array(
    Type.Object({
      id: MessageId,
      status: Type.Enum(['acknowledged', 'refused']),
      reason: Type.Optional(Type.String({ maxLength: 500, description: 'needed with refused' })),
    }),
    { minItems: 1, maxItems: 500 },
  ),
});
export type PartnerAnswersBody = Type.Static<typeof PartnerAnswersBody>;
export const PartnerAnswersAnswer = Type.Object({ answered: Type.Integer() });
