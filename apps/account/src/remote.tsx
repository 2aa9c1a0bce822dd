import type { Remote } from '@shop/contracts';
import { routePattern } from '@shop/routes';
import { WishKeeper } from './components/wishlist/wish-keeper.tsx';
import { WishlistDrawer } from './components/wishlist/wishlist-drawer.tsx';
import { WishlistHeart } from './components/wishlist/wishlist-heart.tsx';
import { BeneficiaryLoginPage, BookingManagementPage, ProfilePage, SigninPage, TripsPage, WishlistPage } from './pages/soon.tsx';

const account: Remote = {
  name: 'account',
  contract: '1.0.0',
  routes: ({ locale }) => [
    { id: 'account:signin', path: routePattern('signin', locale), Component: SigninPage },
    { id: 'account:profile', path: routePattern('profile', locale), Component: ProfilePage },
    { id: 'account:trips', path: routePattern('trips', locale), Component: TripsPage },
    { id: 'account:wishlist', path: routePattern('wishlist', locale), Component: WishlistPage },
    { id: 'account:bookingManagement', path: routePattern('bookingManagement', locale), Component: BookingManagementPage },
    { id: 'account:beneficiaryLogin', path: routePattern('beneficiaryLogin', locale), Component: BeneficiaryLoginPage },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then((words) => words.default),
  widgets: { WishlistDrawer, WishlistHeart, WishKeeper },
};

export default account;
