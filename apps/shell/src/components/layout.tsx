import type { PageHandle } from '@shop/contracts/page';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import css from './shell.module.css';

/** Header, the page, footer. Until its code is there, the browser leaves the page as the server sent it. */
export function Layout() {
  const simplified = useMatches().some((match) => (match.handle as PageHandle | undefined)?.simplified);
  return (
    <>
      <a className={css.skip} href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <NavigationProgress />
      <Header simplified={simplified} />
      <main id="main" className={css.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer simplified={simplified} />
      <ScrollRestoration />
    </>
  );
}
