import type { CONTRACT_VERSION, Locale, Messages, Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routeAliases, routePattern } from '@shop/routes';
import { withRouteMessages } from './components/shared/deferred-messages.tsx';
import { pageOrDocument } from './pages/or-document.tsx';

const stayPage = {
  lazy: () => pageOrDocument(() => import(/* webpackChunkName: "page-stay" */ './pages/stay-route.ts')),
  handle: { chunk: 'stay' } satisfies PageHandle,
};

/** Stay page, booking summary and confirmation. */
const product: Remote = {
  name: 'product',
  contract: '2.0.0' satisfies typeof CONTRACT_VERSION,
  routes: ({ locale }) => [
    { id: 'product:stay', path: routePattern('stay', locale), ...stayPage },
    ...routeAliases('stay').map((path, index) => ({ id: `product:stay-alias-${index}`, path, ...stayPage })),
    {
      id: 'product:hotel',
      path: routePattern('hotel', locale),
      lazy: () =>
        pageOrDocument(() =>
          withRouteMessages('places', locale, () => import(/* webpackChunkName: "page-hotel" */ './pages/hotel/hotel-route.ts')),
        ),
      handle: { chunk: 'hotel' } satisfies PageHandle,
    },
    {
      id: 'product:activity',
      path: routePattern('activity', locale),
      lazy: () =>
        pageOrDocument(() =>
          withRouteMessages('places', locale, () => import(/* webpackChunkName: "page-activity" */ './pages/activity/activity-route.ts')),
        ),
      handle: { chunk: 'activity' } satisfies PageHandle,
    },
    ...routeAliases('activity').map((path, index) => ({
      id: `product:activity-alias-${index}`,
      path,
      lazy: () =>
        pageOrDocument(() =>
          withRouteMessages('places', locale, () => import(/* webpackChunkName: "page-activity" */ './pages/activity/activity-route.ts')),
        ),
      handle: { chunk: 'activity' } satisfies PageHandle,
    })),
    {
      id: 'product:checkout',
      path: routePattern('checkout', locale),
      lazy: () => pageOrDocument(() => import(/* webpackChunkName: "page-checkout" */ './pages/order/checkout-route.ts')),
      handle: { simplified: true, chunk: 'checkout' } satisfies PageHandle,
    },
    {
      id: 'product:confirmation',
      path: routePattern('confirmation', locale),
      lazy: () =>
        pageOrDocument(() =>
          withRouteMessages('pages', locale, () =>
            withRouteMessages(
              'orders',
              locale,
              () => import(/* webpackChunkName: "page-confirmation" */ './pages/order/confirmation-route.ts'),
            ),
          ),
        ),
      handle: { chunk: 'confirmation' } satisfies PageHandle,
    },
  ],
  messages,
};

function messages(locale: Locale): Promise<Messages> {
  return import(/* webpackChunkName: "messages-[request]", webpackExclude: /deferred/ */ `./messages/compiled/${locale}.json`).then(
    (module: { default: Messages }) => module.default,
  );
}

export default product;
