import { LONGEST_WISHLIST, LONGEST_WISH_NOTE } from '@shop/domain';
import Type from 'typebox';
import { PARTY_QUERY, STAY_PARAMS } from './common-query.ts';
import { MAX_NIGHTS } from '../limits.ts';

const ItemType = Type.Enum(['STAY', 'ACTIVITY']);
const ItemId = Type.String({ pattern: '^\\d{1,9}$' });

/** What a guest's list keeps of an item, and what the customer's list is told by. */
export const WishlistItem = Type.Object({ type: ItemType, id: ItemId });
export type WishlistItem = Type.Static<typeof WishlistItem>;

/** What the cards of the results say of it: on the days that were asked for, otherwise on the cheapest day ahead. */
export const WishlistCard = Type.Object({
  headwords: Type.Array(Type.String()),
  nights: Type.Optional(Type.Integer({ description: 'of a stay' })),
  sellPrice: Type.Integer({ description: 'cents: of a stay for the whole party, of an activity for one' }),
  refPrice: Type.Integer({ description: 'cents, the same before a promotion' }),
  review: Type.Optional(Type.Object({ count: Type.Integer(), average: Type.Number({ description: '0 to 10, of the hotel' }) })),
});
export type WishlistCard = Type.Static<typeof WishlistCard>;

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
  unavailable: Type.Optional(
    Type.Enum(['soldOut', 'notOnTheseDays'], {
      description: 'why it cannot be had on the days that were asked for; its card tells another day',
    }),
  ),
  /** Left out where it cannot be had on any day. */
  card: Type.Optional(WishlistCard),
  note: Type.Optional(Type.String({ description: 'what the customer has noted; never in a shared list' })),
  alert: Type.Optional(Type.Boolean({ description: 'the customer is mailed when its price falls; never in a shared list' })),
});
export type WishlistEntry = Type.Static<typeof WishlistEntry>;

/** `GET {frontGateway}/account/wishlist?locale` and `GET {frontGateway}/shared-wishlists/{token}`: newest first. */
export const WishlistAnswer = Type.Object({ STAY: Type.Array(WishlistEntry), ACTIVITY: Type.Array(WishlistEntry) });
export type WishlistAnswer = Type.Static<typeof WishlistAnswer>;

/** Prices are those of these days and this party; without days those of the cheapest day ahead. */
export const WishlistQuery = Type.Object(STAY_PARAMS);

/** `PUT {frontGateway}/account/wishlist/{type}/{id}/note`; an empty one takes the note away. */
export const WishNoteBody = Type.Object({ note: Type.String({ maxLength: LONGEST_WISH_NOTE }) });

/** `PUT {frontGateway}/account/wishlist/alerts`: whether falls in price of some wished stays are mailed, and for which days and party. */
export const WishAlertsBody = Type.Object({
  on: Type.Boolean(),
  ids: Type.Optional(Type.Array(ItemId, { maxItems: LONGEST_WISHLIST, description: 'stays of the list; every one of them when left out' })),
  ...PARTY_QUERY,
  checkin: Type.Optional(Type.String({ description: 'yyyy-MM-dd; the lowest price of all days when left out' })),
  nights: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS })),
});
export type WishAlertsBody = Type.Static<typeof WishAlertsBody>;

export const SharedWishlistParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 64, description: 'of the link' }) });

/** The link of a list. */
export const WishlistShare = Type.Object({
  token: Type.Optional(Type.String({ description: 'left out while nobody else sees the list' })),
});
export type WishlistShare = Type.Static<typeof WishlistShare>;
