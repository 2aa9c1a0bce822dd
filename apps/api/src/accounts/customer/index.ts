/** What an account keeps: its profile and its wishlist. */
export { changeProfile, profileOf } from './profile.ts';
export { sessionView } from './session-view.ts';
export { itemsOf } from './wishlist.ts';
