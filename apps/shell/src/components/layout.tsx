import { useSite } from '@shop/contracts/page';
import { PartBoundary } from '@shop/design-system';
import { Suspense, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router';
import { useLayout } from '../layout/layout-context.ts';
import { useLayoutParts } from '../layout/layout-parts-context.ts';
import { usePlace } from '../layout/use-place.ts';
import { ConsentProvider } from './consent/consent-provider.tsx';
import css from './layout.module.css';
import { GiftBar } from './gift-bar.tsx';
import { Measurement } from './measurement.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NewsletterMoment } from './newsletter/newsletter-moment.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageLinks } from './page-links.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { RedirectedVisitor } from './redirected-visitor.tsx';
import { TesterBar } from './tester-bar.tsx';
import { WishlistSync } from './wishlist-sync.tsx';

/** Banners, header, the page, footer. Until its code is there, the browser leaves each as the server sent it. */
export function Layout() {
  const place = usePlace();
  const { nativeApp } = useSite();
  const { home } = useLayout();
  const { Top, Bottom } = useLayoutParts();
  const content = place.screen === 'home' ? home[place.flow] : undefined;
  const part = useMemo(() => ({ place, content, hasHeader: !content || content.header !== undefined }), [place, content]);
  return (
    <ConsentProvider>
      <PageLinks place={place} />
      <a className={css.skip} href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <NavigationProgress />
      <PageAnnouncer />
      <OfflineNote />
      <TesterBar />
      {!nativeApp && <GiftBar place={place} />}
      {!nativeApp && (
        <Part>
          <Top {...part} />
        </Part>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {!nativeApp && (
        <Part>
          <Bottom {...part} />
        </Part>
      )}
      <RedirectedVisitor place={place} />
      <Measurement place={place} />
      <NewsletterMoment place={place} />
      <WishlistSync />
      <ScrollRestoration />
    </ConsentProvider>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
