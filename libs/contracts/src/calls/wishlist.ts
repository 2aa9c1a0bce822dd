import Type from 'typebox';

const ItemType = Type.Enum(['STAY', 'ACTIVITY']);
const ItemId = Type.String({ pattern: '^\\d{1,9}$' });

/** What a guest's list keeps of an item, and what the customer's list is told by. */
export const WishlistItem = Type.Object({ type: ItemType, id: ItemId });
export type WishlistItem = Type.Static<typeof WishlistItem>;

/** One entry as the drawer and the page show it (spec 2, section 3, wishlist). */
export const WishlistEntry = Type.Object({
  type: ItemType,
  id: Type.String(),
  label: Type.String(),
  hotel: Type.Object({
    id: Type.String(),
    label: Type.String(),
    stars: Type.Integer(),
    location: Type.Object({ label: Type.String({ description: 'town, region' }) }),
  }),
  imageUrl: Type.String(),
  image: Type.String({ description: 'the same as imageUrl' }),
  uri: Type.String({ description: 'path without the locale prefix' }),
  available: Type.Boolean({ description: 'false: no longer sold' }),
});
export type WishlistEntry = Type.Static<typeof WishlistEntry>;

/** `GET {frontGateway}/account/wishlist?locale`: newest first. */
export const WishlistAnswer = Type.Object({ STAY: Type.Array(WishlistEntry), ACTIVITY: Type.Array(WishlistEntry) });
export type WishlistAnswer = Type.Static<typeof WishlistAnswer>;
