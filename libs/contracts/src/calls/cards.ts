import Type from 'typebox';

/** A card, or a bank account, that the payment provider keeps for a customer; its number never comes to the shop. */
export const AccountCard = Type.Object({
  id: Type.String(),
  brand: Type.String({ description: 'the provider’s word: visa, mastercard, amex; sepa_debit for a bank account' }),
  last4: Type.String(),
  expires: Type.Optional(Type.String({ description: 'yyyy-MM, the last month' })),
  isDefault: Type.Boolean({ description: 'charged where nobody chooses' }),
  chargedFor: Type.Array(Type.String(), {
    description: 'numbers of bookings whose open payments it will be charged for; it stays so long',
  }),
});
export type AccountCard = Type.Static<typeof AccountCard>;

/** `GET {frontGateway}/account/cards`. */
export const AccountCards = Type.Object({
  isOffered: Type.Boolean({ description: 'whether cards can be saved in this shop' }),
  cards: Type.Array(AccountCard, { description: 'the newest first' }),
});
export type AccountCards = Type.Static<typeof AccountCards>;

/** `POST {frontGateway}/account/cards/form`: by which the provider’s form shows the customer’s saved cards, and saves another. */
export const CardFormBody = Type.Object({
  orderUUID: Type.Optional(Type.String({ maxLength: 40, description: 'of an order of the account that is paid for once more' })),
});
export type CardFormBody = Type.Static<typeof CardFormBody>;
export const CardForm = Type.Object({ clientSecret: Type.String() });
export type CardForm = Type.Static<typeof CardForm>;
