import { CUSTOMIZATION_LIMITS, NEW_HOLDER_NAME } from '@shop/domain';
import Type from 'typebox';

/** What the holder of an expiring or expired gift is offered: once, free of charge. */
export const GiftExtensionOffer = Type.Object({
  until: Type.String({ description: 'yyyy-MM-dd, its new last day' }),
  lastDay: Type.String({ description: 'yyyy-MM-dd, the last day on which it can be extended' }),
});
export type GiftExtensionOffer = Type.Static<typeof GiftExtensionOffer>;

/** `POST {frontGateway}/gift-extensions`: `until` is the day that was shown; the same again changes nothing. */
export const GiftExtensionBody = Type.Object({
  code: Type.String({ minLength: 3, maxLength: 60 }),
  until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd' }),
});
export type GiftExtensionBody = Type.Static<typeof GiftExtensionBody>;
export const GiftExtensionAnswer = Type.Object({ expiresOn: Type.String({ description: 'yyyy-MM-dd, the last day from now on' }) });
export type GiftExtensionAnswer = Type.Static<typeof GiftExtensionAnswer>;

/** `POST {frontGateway}/gift-transfers`: the gift has a new code, which is mailed to `email` alone; `code` opens nothing from then on. */
export const GiftTransferBody = Type.Object({
  code: Type.String({ minLength: 3, maxLength: 60 }),
  firstName: Type.String({ minLength: 1, maxLength: NEW_HOLDER_NAME, description: 'of its new holder' }),
  email: Type.String({ format: 'email', minLength: 3, maxLength: 254, description: 'of its new holder' }),
  fromName: Type.Optional(Type.String({ maxLength: CUSTOMIZATION_LIMITS.fromName, description: 'who gives it' })),
  message: Type.Optional(Type.String({ maxLength: CUSTOMIZATION_LIMITS.message })),
});
export type GiftTransferBody = Type.Static<typeof GiftTransferBody>;
export const GiftTransferAnswer = Type.Object({ transferredOn: Type.String({ description: 'yyyy-MM-dd' }) });
export type GiftTransferAnswer = Type.Static<typeof GiftTransferAnswer>;

/** `POST {frontGateway}/gift-exchanges`: a box becomes another box or a gift card of its worth; its code and its last day stay. */
export const GiftExchangeBody = Type.Object({
  code: Type.String({ minLength: 3, maxLength: 60 }),
  kind: Type.Enum(['BOX', 'GIFTCARD']),
  boxCode: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'of kind BOX: which one' })),
});
export type GiftExchangeBody = Type.Static<typeof GiftExchangeBody>;
export const GiftExchangeAnswer = Type.Object({ exchangedOn: Type.String({ description: 'yyyy-MM-dd' }) });
export type GiftExchangeAnswer = Type.Static<typeof GiftExchangeAnswer>;

/** A box that a held one can be exchanged for. */
export const ExchangeOffer = Type.Object({
  code: Type.String(),
  title: Type.String(),
  imageUrl: Type.Optional(Type.String()),
  nights: Type.Integer(),
  adults: Type.Integer(),
});
export type ExchangeOffer = Type.Static<typeof ExchangeOffer>;

/** `POST {frontGateway}/lost-gift-codes`: the same answer for every requester; the codes go by mail to an address that had them before. */
export const LostGiftCodeBody = Type.Object({
  email: Type.String({ format: 'email', minLength: 3, maxLength: 254, description: 'of the person who bought the gift, or got its mail' }),
  bookingNumber: Type.Optional(Type.String({ maxLength: 20, description: 'of the order, where it is known' })),
});
export type LostGiftCodeBody = Type.Static<typeof LostGiftCodeBody>;
export const LostGiftCodeAnswer = Type.Object({ status: Type.Literal('CHECK_YOUR_MAIL') });
export type LostGiftCodeAnswer = Type.Static<typeof LostGiftCodeAnswer>;

/** Answer of `GET {frontGateway}/gift-vouchers/{code}`: what a recipient may know of a gift; never who paid, or how much. */
export const GiftVoucher = Type.Object({
  code: Type.String(),
  kind: Type.Enum(['BOX', 'SINGLEVOUCHER', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']),
  productCode: Type.Union([Type.String({ description: 'code of the box, id of the stay or activity' }), Type.Null()]),
  format: Type.Enum(['digital', 'physical']),
  status: Type.Enum(['active', 'used', 'expired', 'cancelled']),
  value: Type.Integer({ description: 'cents it was worth' }),
  remainingValue: Type.Integer({ description: 'cents that can still be spent; 0 unless it is active' }),
  nights: Type.Union([Type.Integer(), Type.Null()]),
  adults: Type.Integer(),
  expiresOn: Type.String({ description: 'yyyy-MM-dd, the last day' }),
  affiliateId: Type.Union([Type.String(), Type.Null()]),
  extension: Type.Optional(GiftExtensionOffer),
});
export type GiftVoucher = Type.Static<typeof GiftVoucher>;
