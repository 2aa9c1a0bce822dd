export { SharedWishlistPage as Component } from './shared-wishlist-page.tsx';
export { loadSharedWishlist as loader } from './load-shared-wishlist.ts';
