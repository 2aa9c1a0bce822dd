import { GIFT_LOOKS } from '@shop/domain';
import Type from 'typebox';

const Text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description !== undefined && { description }) });

/** Where a physical gift is sent. */
export const ShippingAddress = Type.Object({
  name: Text(120),
  addressLine: Text(200),
  postalCode: Text(20),
  city: Text(100),
  country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
});
export type ShippingAddress = Type.Static<typeof ShippingAddress>;

/** A time by the recipient's clock: not in the past, up to a year ahead. */
export const GiftSendTime = Type.Object({
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: '`08:00`; an hour that daylight saving skips is the next one' }),
  timeZone: Type.String({ maxLength: 40, description: 'IANA, of the recipient: `Europe/Paris`' }),
});
export type GiftSendTime = Type.Static<typeof GiftSendTime>;

/** Who gets one piece of a gift, by which name, when, and the words that are for them. */
export const GiftRecipient = Type.Object({
  recipientEmail: Type.String({ format: 'email', maxLength: 254 }),
  firstName: Type.Optional(Type.String({ maxLength: 60, description: 'its mail greets by it' })),
  message: Type.Optional(Type.String({ maxLength: 180, description: 'instead of the message of the gift' })),
  sendAt: Type.Optional(GiftSendTime),
});
export type GiftRecipient = Type.Static<typeof GiftRecipient>;

/** The partner's site that it was bought through. */
const MinisiteId = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'number of the partner’s site' }));

/** How a gift is given (spec 1, sections 3 and 5). */
const GIVEN = {
  format: Type.Optional(Type.Enum(['digital', 'physical'], { description: 'digital unless named; physical needs a shippingAddress' })),
  customization: Type.Optional(
    Type.Object({
      fromName: Type.Optional(Type.String({ maxLength: 40 })),
      message: Type.Optional(Type.String({ maxLength: 180 })),
      look: Type.Optional(Type.Enum([...GIFT_LOOKS], { description: 'of its document and mail; neutral: the picture of what is given' })),
    }),
  ),
  extras: Type.Optional(Type.Array(Text(60), { maxItems: 30, description: 'ids of sub-elements; only of a physical gift' })),
  shippingAddress: Type.Optional(ShippingAddress),
  recipientEmail: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'a digital gift is sent there too' })),
  recipients: Type.Optional(
    Type.Array(GiftRecipient, {
      minItems: 1,
      maxItems: 10,
      description:
        'of a digital gift: one for each piece, instead of recipientEmail; the pieces of one address with the same name, message and time come in one mail',
    }),
  ),
  sendAt: Type.Optional(GiftSendTime),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
};

export const Pax = Type.Object({
  numberOfAdults: Type.Integer({ minimum: 1, maximum: 20 }),
  numberOfChildren: Type.Integer({ minimum: 0, maximum: 10 }),
  numberOfBabies: Type.Integer({ minimum: 0, maximum: 10 }),
});
export type Pax = Type.Static<typeof Pax>;

export const TravelPeriod = Type.Object({ checkinDate: Type.String(), checkoutDate: Type.String() });

export const ActivityDaySelection = Type.Object({
  activityId: Type.String({ maxLength: 60 }),
  day: Type.Integer({ minimum: 1, description: '1 is the day of arrival' }),
});

/** A stay; with `gift` it has no days and becomes a single voucher. */
export const ShortStayItem = Type.Object({
  gift: Type.Boolean(),
  reservationCriteria: Type.Object({
    offerId: Type.String(),
    activityDaySelections: Type.Optional(Type.Array(ActivityDaySelection, { maxItems: 20 })),
    pax: Pax,
    travelPeriod: Type.Optional(TravelPeriod),
    nights: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, description: 'of a gift; 1 unless named' })),
    minisiteId: MinisiteId,
  }),
  specialRequest: Type.Optional(Type.String({ maxLength: 500 })),
  ...GIVEN,
});
export type ShortStayItem = Type.Static<typeof ShortStayItem>;

/** The format is the code's ending: EBOX digital, BOX physical (GIFT-016). */
export const BoxItem = Type.Object({ code: Text(60), minisiteId: MinisiteId, ...GIVEN });
export type BoxItem = Type.Static<typeof BoxItem>;

export const GiftCardItem = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'cents: whole euros from 20 to 1,000' }),
  minisiteId: MinisiteId,
  ...GIVEN,
});
export type GiftCardItem = Type.Static<typeof GiftCardItem>;

export const SingleVoucherItem = Type.Object({
  offerId: Type.String({ pattern: '^\\d{1,9}$' }),
  nights: Type.Integer({ minimum: 1, maximum: 30 }),
  minisiteId: MinisiteId,
  ...GIVEN,
});
export type SingleVoucherItem = Type.Static<typeof SingleVoucherItem>;

export const ActivityItem = Type.Object({
  activityId: Type.String({ pattern: '^\\d{1,9}$' }),
  adults: Type.Integer({ minimum: 1, maximum: 20 }),
  customType: Type.Optional(Type.Literal('OWN_USE')),
  minisiteId: MinisiteId,
  ...GIVEN,
});
export type ActivityItem = Type.Static<typeof ActivityItem>;

/** Exactly one product; what else belongs to the order beside it (spec 2, section 3, wallet order payload). */
export const OrderItems = Type.Object({
  shortStayItem: Type.Optional(ShortStayItem),
  boxItem: Type.Optional(BoxItem),
  giftCardItem: Type.Optional(GiftCardItem),
  singleVoucherItem: Type.Optional(SingleVoucherItem),
  activityItem: Type.Optional(ActivityItem),
  insuranceItem: Type.Optional(Type.Object({ hasInsurance: Type.Boolean() })),
  promotionCodeItem: Type.Optional(Type.Object({ code: Text(40) })),
  giftPaymentItems: Type.Optional(
    Type.Array(Type.Object({ serialNumber: Text(40, 'code of a gift card or voucher') }), {
      maxItems: 10,
      description: 'they pay in this order',
    }),
  ),
});
export type OrderItems = Type.Static<typeof OrderItems>;
