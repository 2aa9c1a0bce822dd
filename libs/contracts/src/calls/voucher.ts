import Type from 'typebox';

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
});
export type GiftVoucher = Type.Static<typeof GiftVoucher>;
