export { WishlistPage as Component } from './wishlist-page.tsx';
export { loadAccount as loader } from '../../components/account/load-account.ts';
