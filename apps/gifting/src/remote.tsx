import type { Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { boxLandingLoader } from './pages/box-landing.ts';
import { BoxesPage, BoxLandingPage, BoxPage, GiftcardPage, GiftSetupPage } from './pages/soon.tsx';

/** Gift set-up and gift cards show the logo and a way back only (decision A-012). */
const simplified: PageHandle = { simplified: true };

const gifting: Remote = {
  name: 'gifting',
  contract: '1.0.0',
  routes: ({ locale }) => [
    { id: 'gifting:boxes', path: routePattern('boxes', locale), Component: BoxesPage },
    { id: 'gifting:box', path: routePattern('box', locale), Component: BoxPage },
    { id: 'gifting:giftSetup', path: routePattern('giftSetup', locale), Component: GiftSetupPage, handle: simplified },
    { id: 'gifting:giftcard', path: routePattern('giftcard', locale), Component: GiftcardPage, handle: simplified },
    { id: 'gifting:boxLanding', path: routePattern('boxLanding', locale), loader: boxLandingLoader, Component: BoxLandingPage },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then((words) => words.default),
};

export default gifting;
