import type { Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { WishKeeper } from './components/wishlist/wish-keeper.tsx';
import { WishlistDrawer } from './components/wishlist/wishlist-drawer.tsx';
import { WishlistHeart } from './components/wishlist/wishlist-heart.tsx';
import { BeneficiaryLoginPage, ProfilePage, TripsPage } from './pages/soon.tsx';

/** Hearts and the drawer come with the remote, pages where somebody signs in or looks at wishes in chunks of their own. */
const account: Remote = {
  name: 'account',
  contract: '1.0.0',
  routes: ({ locale }) => [
    {
      id: 'account:signin',
      path: routePattern('signin', locale),
      lazy: () => import(/* webpackChunkName: "page-signin" */ './pages/signin/signin-route.ts'),
      handle: { chunk: 'signin' } satisfies PageHandle,
    },
    {
      id: 'account:careLogin',
      path: routePattern('careLogin', locale),
      lazy: () => import(/* webpackChunkName: "page-care-login" */ './pages/care-login/care-login-route.ts'),
      handle: { chunk: 'care-login' } satisfies PageHandle,
    },
    {
      id: 'account:wishlist',
      path: routePattern('wishlist', locale),
      lazy: () => import(/* webpackChunkName: "page-wishlist" */ './pages/wishlist/wishlist-route.ts'),
      handle: { chunk: 'wishlist' } satisfies PageHandle,
    },
    {
      id: 'account:bookingManagement',
      path: routePattern('bookingManagement', locale),
      lazy: () => import(/* webpackChunkName: "page-booking" */ './pages/booking/booking-route.ts'),
      handle: { chunk: 'booking' } satisfies PageHandle,
    },
    { id: 'account:profile', path: routePattern('profile', locale), Component: ProfilePage },
    { id: 'account:trips', path: routePattern('trips', locale), Component: TripsPage },
    { id: 'account:beneficiaryLogin', path: routePattern('beneficiaryLogin', locale), Component: BeneficiaryLoginPage },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]", webpackExclude: /later/ */ `./messages/compiled/${locale}.json`).then(
      (words) => words.default,
    ),
  widgets: { WishlistDrawer, WishlistHeart, WishKeeper },
};

export default account;
