import type { Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { NotFoundHelp } from './components/help/not-found-help.tsx';
import { prepareHelp } from './components/help/prepare-help.ts';
import { homeLoader } from './pages/home/home-loader.ts';
import { HomePage } from './pages/home/home-page.tsx';

/** Every page that is composed from content. Home comes with the remote, every other page in a chunk of its own. */
const minisites: Remote = {
  name: 'minisites',
  contract: '2.0.0',
  routes: ({ locale }) => [
    {
      id: 'minisites:home',
      path: routePattern('home', locale),
      loader: homeLoader,
      Component: HomePage,
      handle: { deferred: ['search'] } satisfies PageHandle,
    },
    {
      id: 'minisites:ideas',
      path: routePattern('ideas', locale),
      lazy: () => import(/* webpackChunkName: "page-ideas" */ './pages/ideas/ideas-route.ts'),
      handle: { chunk: 'ideas' } satisfies PageHandle,
    },
    {
      id: 'minisites:contact',
      path: routePattern('contact', locale),
      lazy: () => import(/* webpackChunkName: "page-contact" */ './pages/contact/contact-route.ts'),
      handle: { chunk: 'contact' } satisfies PageHandle,
    },
    {
      id: 'minisites:content',
      path: routePattern('content', locale),
      lazy: () => import(/* webpackChunkName: "page-content" */ './pages/content/content-route.ts'),
      handle: { chunk: 'content' } satisfies PageHandle,
    },
    {
      id: 'minisites:open',
      path: routePattern('minisite', locale),
      lazy: () => import(/* webpackChunkName: "page-open" */ './pages/open/open-route.ts'),
      handle: { chunk: 'open', deferred: ['search'] } satisfies PageHandle,
    },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then((words) => words.default),
  widgets: { NotFoundHelp },
  prepare: { NotFoundHelp: prepareHelp },
};

export default minisites;
