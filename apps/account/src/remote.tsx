import type { Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { GiftDeliveriesWidget } from './components/delivery/lazy-deliveries.tsx';
import { OrderAccountWidget } from './components/order-account/lazy-order-account.tsx';
import { WishlistSync } from './components/wishlist/wishlist-sync.tsx';
import { WishlistDrawer } from './components/wishlist/wishlist-drawer.tsx';
import { WishlistHeart } from './components/wishlist/wishlist-heart.tsx';

/** Hearts and the drawer come with the remote, pages where somebody signs in or looks at wishes in chunks of their own. */
const account: Remote = {
  name: 'account',
  contract: '2.0.0',
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
      id: 'account:careConsole',
      path: routePattern('careConsole', locale),
      lazy: () => import(/* webpackChunkName: "page-care-console" */ './pages/care-console/care-console-route.ts'),
      handle: { chunk: 'care-console' } satisfies PageHandle,
    },
    {
      id: 'account:partnerRedeem',
      path: routePattern('partnerRedeem', locale),
      lazy: () => import(/* webpackChunkName: "page-redeem" */ './pages/redeem/redeem-route.ts'),
      handle: { simplified: true, chunk: 'redeem' } satisfies PageHandle,
    },
    {
      id: 'account:wishlist',
      path: routePattern('wishlist', locale),
      lazy: () => import(/* webpackChunkName: "page-wishlist" */ './pages/wishlist/wishlist-route.ts'),
      handle: { chunk: 'wishlist' } satisfies PageHandle,
    },
    {
      id: 'account:sharedWishlist',
      path: routePattern('sharedWishlist', locale),
      lazy: () => import(/* webpackChunkName: "page-shared-wishlist" */ './pages/shared-wishlist/shared-wishlist-route.ts'),
      handle: { chunk: 'shared-wishlist' } satisfies PageHandle,
    },
    {
      id: 'account:bookingManagement',
      path: routePattern('bookingManagement', locale),
      lazy: () => import(/* webpackChunkName: "page-booking" */ './pages/booking/booking-route.ts'),
      handle: { chunk: 'booking' } satisfies PageHandle,
    },
    {
      id: 'account:cards',
      path: routePattern('cards', locale),
      lazy: () => import(/* webpackChunkName: "page-cards" */ './pages/cards/cards-route.ts'),
      handle: { chunk: 'cards' } satisfies PageHandle,
    },
    {
      id: 'account:overview',
      path: routePattern('account', locale),
      lazy: () => import(/* webpackChunkName: "page-overview" */ './pages/overview/overview-route.ts'),
      handle: { chunk: 'overview' } satisfies PageHandle,
    },
    {
      id: 'account:profile',
      path: routePattern('profile', locale),
      lazy: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/profile-route.ts'),
      handle: { chunk: 'profile' } satisfies PageHandle,
    },
    {
      id: 'account:gifts',
      path: routePattern('ownGifts', locale),
      lazy: () => import(/* webpackChunkName: "page-gifts" */ './pages/gifts/gifts-route.ts'),
      handle: { chunk: 'gifts' } satisfies PageHandle,
    },
    {
      id: 'account:trips',
      path: routePattern('trips', locale),
      lazy: () => import(/* webpackChunkName: "page-trips" */ './pages/trips/trips-route.ts'),
      handle: { chunk: 'trips' } satisfies PageHandle,
    },
    {
      id: 'account:trip',
      path: routePattern('trip', locale),
      lazy: () => import(/* webpackChunkName: "page-trip" */ './pages/trips/trip-route.ts'),
      handle: { chunk: 'trip' } satisfies PageHandle,
    },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]", webpackExclude: /deferred/ */ `./messages/compiled/${locale}.json`).then(
      (words) => words.default,
    ),
  widgets: { GiftDeliveries: GiftDeliveriesWidget, OrderAccount: OrderAccountWidget, WishlistDrawer, WishlistHeart, WishlistSync },
};

export default account;
