import type { Remote } from '@shop/contracts';
import type { PageHandle } from '@shop/contracts/page';
import { routePattern } from '@shop/routes';
import { contentLoader, ContentPage } from './pages/content.tsx';
import { homeLoader, HomePage } from './pages/home.tsx';
import { ContactPage, IdeasPage, MinisitePage } from './pages/soon.tsx';

const minisites: Remote = {
  name: 'minisites',
  contract: '1.0.0',
  routes: ({ locale }) => [
    {
      id: 'minisites:home',
      path: routePattern('home', locale),
      loader: homeLoader,
      Component: HomePage,
      handle: { sleeping: ['search'] } satisfies PageHandle,
    },
    { id: 'minisites:ideas', path: routePattern('ideas', locale), Component: IdeasPage },
    { id: 'minisites:contact', path: routePattern('contact', locale), Component: ContactPage },
    { id: 'minisites:content', path: routePattern('content', locale), loader: contentLoader, Component: ContentPage },
    { id: 'minisites:minisite', path: routePattern('minisite', locale), Component: MinisitePage },
  ],
  messages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./messages/compiled/${locale}.json`).then((words) => words.default),
};

export default minisites;
