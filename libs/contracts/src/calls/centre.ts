import Type from 'typebox';

/** `POST {frontGateway}/centre/sessions`: the key opens a session, which its cookie carries from then on. */
export const CentreSessionBody = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200, description: 'of the activity centre' }) });
export type CentreSessionBody = Type.Static<typeof CentreSessionBody>;

/** Whose key it is. */
export const CentreSession = Type.Object({ id: Type.Integer(), name: Type.String() });
export type CentreSession = Type.Static<typeof CentreSession>;

/** Body of both calls about a voucher: its code as it was typed. */
export const CentreVoucherBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) });
export type CentreVoucherBody = Type.Static<typeof CentreVoucherBody>;

/** What a voucher opens at a centre: never its price, nor who bought it or got it. */
export const CentreVoucher = Type.Object({
  code: Type.String(),
  state: Type.Enum(['redeemable', 'used', 'expired', 'cancelled', 'givenBack', 'scheduled', 'notPaid']),
  label: Type.String({ description: 'of the activity' }),
  activities: Type.Array(Type.String(), { description: 'those parts of it that this centre runs' }),
  adults: Type.Integer(),
  expiresOn: Type.String({ description: 'yyyy-MM-dd, the last day' }),
  bookingNumber: Type.Optional(Type.String({ description: 'of the order that has sold it' })),
  usedAt: Type.Optional(Type.String({ description: 'ISO 8601; when a centre has redeemed it' })),
  usedBy: Type.Optional(Type.String({ description: 'name of the centre that has' })),
});
export type CentreVoucher = Type.Static<typeof CentreVoucher>;
