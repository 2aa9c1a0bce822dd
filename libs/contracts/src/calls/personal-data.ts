import Type from 'typebox';
import { Profile, SessionView } from './account.ts';
import { Passkey } from './passkeys.ts';
import { WishlistItem } from './wishlist.ts';

/** `GET {frontGateway}/account/export`. Single files have been offered until 2026-11: who asks for one is refused, not given another. */
export const ExportQuery = Type.Object({
  format: Type.Enum(['zip'], {
    default: 'zip',
    description: 'a `PersonalData` as JSON, and the same as a page in the customer’s language',
  }),
});

/** All that is kept of a customer: what the JSON file of the export holds. */
export const PersonalData = Type.Object({
  exportedAt: Type.String(),
  profile: Profile,
  sessions: Type.Array(SessionView),
  passkeys: Type.Array(Passkey),
  wishlist: Type.Array(
    Type.Object({
      ...WishlistItem.properties,
      addedAt: Type.String(),
      note: Type.Optional(Type.String()),
      alert: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'for which days and party its price is watched' })),
    }),
  ),
  wishlistLink: Type.Optional(Type.String({ description: 'token of the link that shows the list to others' })),
  orders: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  gifts: Type.Optional(
    Type.Object({
      bought: Type.Array(Type.Record(Type.String(), Type.Unknown())),
      received: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
  cards: Type.Array(Type.Object({ brand: Type.String(), last4: Type.String(), expires: Type.Optional(Type.String()) }), {
    description: 'saved with the payment provider',
  }),
  paymentCustomers: Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'who the customer is there' }),
  newsletter: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  messages: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});
export type PersonalData = Type.Static<typeof PersonalData>;
