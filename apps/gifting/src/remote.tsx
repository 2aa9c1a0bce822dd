import type { CONTRACT_VERSION, Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';

/** Gift boxes, gift cards, stays as a gift, and the page of those who received one; each page is a chunk of its own. */
const gifting: Remote = {
  name: 'gifting',
  contract: '2.0.0' satisfies typeof CONTRACT_VERSION,
  routes: ({ locale }) => [
    {
      id: 'gifting:boxes',
      path: routePattern('boxes', locale),
      lazy: () => import(/* webpackChunkName: "page-boxes" */ './pages/boxes/boxes-route.ts'),
      handle: { chunk: 'boxes' } satisfies PageHandle,
    },
    {
      id: 'gifting:box',
      path: routePattern('box', locale),
      lazy: () => import(/* webpackChunkName: "page-box" */ './pages/box/box-route.ts'),
      handle: { chunk: 'box' } satisfies PageHandle,
    },
    {
      // Set-up and gift cards show the logo and a way back only (SHELL-023).
      id: 'gifting:giftSetup',
      path: routePattern('giftSetup', locale),
      lazy: () => import(/* webpackChunkName: "page-setup" */ './pages/setup/setup-route.ts'),
      handle: { simplified: true, chunk: 'setup' } satisfies PageHandle,
    },
    {
      id: 'gifting:giftcard',
      path: routePattern('giftcard', locale),
      lazy: () => import(/* webpackChunkName: "page-giftcard" */ './pages/giftcard/giftcard-route.ts'),
      handle: { simplified: true, chunk: 'giftcard' } satisfies PageHandle,
    },
    {
      id: 'gifting:beneficiaryLogin',
      path: routePattern('beneficiaryLogin', locale),
      lazy: () => import(/* webpackChunkName: "page-landing" */ './pages/landing/use-gift-route.ts'),
      handle: { chunk: 'landing' } satisfies PageHandle,
    },
    {
      id: 'gifting:boxLanding',
      path: routePattern('boxLanding', locale),
      lazy: () => import(/* webpackChunkName: "page-code" */ './pages/landing/landing-route.ts'),
      handle: { chunk: 'code' } satisfies PageHandle,
    },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then((words) => words.default),
};

export default gifting;
