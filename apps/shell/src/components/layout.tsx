import { useSite } from '@shop/contracts/page';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router';
import { useFrame } from '../frame/frame-context.ts';
import { usePlace } from '../frame/use-place.ts';
import { Announcement } from './banners/announcement.tsx';
import { PromoBar } from './banners/promo-bar.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { ConsentProvider } from './consent/consent-provider.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import css from './layout.module.css';
import { Measurement } from './measurement.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageLinks } from './page-links.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { RedirectedVisitor } from './redirected-visitor.tsx';

/** Banners, header, the page, footer. Until its code is there, the browser leaves the page as the server sent it. */
export function Layout() {
  const place = usePlace();
  const { nativeApp } = useSite();
  const { home } = useFrame();
  const content = place.screen === 'home' ? home[place.flow] : undefined;
  const hasHeader = !nativeApp && !(content && !content.header);
  return (
    <ConsentProvider>
      <PageLinks place={place} />
      <a className={css.skip} href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <NavigationProgress />
      <PageAnnouncer />
      <ConsentBanner />
      {!nativeApp && !place.isSimplified && <Announcement place={place} />}
      {hasHeader && <Header place={place} switches={content?.header} />}
      {!nativeApp && !place.isSimplified && <PromoBar place={place} />}
      <main id="main" className={css.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {!nativeApp && <Footer isSimplified={place.isSimplified} switches={content?.footer} />}
      <RedirectedVisitor place={place} />
      <Measurement place={place} />
      <ScrollRestoration />
    </ConsentProvider>
  );
}
