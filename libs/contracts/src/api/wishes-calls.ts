import {
  SharedWishlistParams,
  WishAlertsBody,
  WishNoteBody,
  WishlistAnswer,
  WishlistItem,
  WishlistQuery,
  WishlistShare,
} from '../calls/wishlist.ts';
import type { Calls } from './call.ts';
import {
  GET_SHARED_WISHLIST,
  GET_WISHLIST_SHARE,
  NOTE_WISH,
  SET_WISH_ALERTS,
  SHARE_WISHLIST,
  UNSHARE_WISHLIST,
} from './addresses/index.ts';

/** What a customer does with the wishlist beyond adding and removing: notes, the link for others, mails of prices. */
export const wishesCalls = {
  [NOTE_WISH]: {
    tag: 'wishlist',
    summary: 'Note something of a wish',
    params: WishlistItem,
    body: WishNoteBody,
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED', 'NOT_FOUND'],
  },
  [SET_WISH_ALERTS]: {
    tag: 'wishlist',
    summary: 'Be mailed when the price of wished stays falls, or no longer',
    body: WishAlertsBody,
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED', 'NOT_FOUND'],
  },
  [GET_WISHLIST_SHARE]: {
    tag: 'wishlist',
    summary: 'The link that shows the wishlist to others, where there is one',
    answers: { 200: WishlistShare },
    errors: ['SIGN_IN_NEEDED'],
  },
  [SHARE_WISHLIST]: {
    tag: 'wishlist',
    summary: 'Make that link; there is one at a time',
    answers: { 200: WishlistShare },
    errors: ['SIGN_IN_NEEDED'],
  },
  [UNSHARE_WISHLIST]: {
    tag: 'wishlist',
    summary: 'End that link: it shows nothing from then on',
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED'],
  },
  [GET_SHARED_WISHLIST]: {
    tag: 'wishlist',
    summary: 'The wishlist behind a link, without whose it is',
    params: SharedWishlistParams,
    query: WishlistQuery,
    answers: { 200: WishlistAnswer },
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Calls;
