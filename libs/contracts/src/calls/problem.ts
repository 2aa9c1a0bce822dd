import Type from 'typebox';

/** Every refusal of the API: the HTTP status, a stable code, the field where there is one, and a sentence for developers. */
export const Problem = Type.Object({
  code: Type.String({ description: 'e.g. INVALID_FIELD, NOT_FOUND, PRICE_CHANGED, PACKAGE_NOT_AVAILABLE_CHECKIN, SOLD_OUT' }),
  message: Type.String(),
  field: Type.Optional(Type.String({ description: 'JSON path, e.g. `searchCriterias.adult`' })),
  /** With PRICE_CHANGED: the new price in cents. */
  amount: Type.Optional(Type.Integer()),
  /** With PACKAGE_NOT_AVAILABLE_CHECKIN: nights from which the stay can begin on that day. */
  minStay: Type.Optional(Type.Integer()),
  usedAt: Type.Optional(Type.String({ description: 'with VOUCHER_USED: ISO 8601, when a centre has redeemed it' })),
  error: Type.Optional(Type.String({ description: 'of the calls of the wallet: the code once more' })),
});
export type Problem = Type.Static<typeof Problem>;
