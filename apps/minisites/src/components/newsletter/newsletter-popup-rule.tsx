import { writeLog } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { bannerPageOf, resolveAddress } from '@shop/routes';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mayShowPopup, POPUP_DELAY_MS } from '../../views/newsletter-popup.ts';
import { recall, remember } from '../shared/local-memory.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { hasMoved } from './visit.ts';

const SEEN = 'newsletterSeen';
const Popup = lazy(() =>
  import(/* webpackChunkName: "page-newsletter-popup" */ './newsletter-popup.tsx').then(({ NewsletterPopup }) => ({
    default: NewsletterPopup,
  })),
);

/** Decides when the newsletter pop-up shows; its code is fetched then and not before. */
export function NewsletterPopupRule() {
  const { locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  const isEligible = useEligible();
  useEffect(() => {
    if (!isEligible) return undefined;
    const waiting = setTimeout(() => setOpen(true), POPUP_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [isEligible]);
  const close = useCallback(() => {
    remember(SEEN, '1');
    setOpen(false);
  }, []);
  const log = useCallback(
    (error: unknown) => writeLog({ level: 'error', locale, location: location.pathname, message: `newsletter: ${String(error)}` }),
    [locale],
  );
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Popup onClose={close} onFailure={log} />
    </Suspense>
  );
}

function useEligible(): boolean {
  const { locale } = useSite();
  const { key, pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const found = resolveAddress(pathname, locale);
  return mayShowPopup({
    hasMoved: isHydrated && (key !== 'default' || hasMoved()),
    page: found.kind === 'screen' ? bannerPageOf(found.screen) : undefined,
    wasDismissed: isHydrated && recall(SEEN) !== null,
    affiliateId: new URLSearchParams(search).get('affiliateId') ?? undefined,
  });
}
