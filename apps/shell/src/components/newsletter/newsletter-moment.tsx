import { useSite } from '@shop/contracts/page';
import { optionalPart, useHydrated } from '@shop/design-system';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLayout } from '../../layout/layout-context.ts';
import type { Place } from '../../layout/use-place.ts';
import { mayAskForNewsletter, NEWSLETTER_DELAY_MS } from './may-ask.ts';
import { affiliateOfVisit, rememberAffiliate, rememberSeen, wasSeen } from './seen.ts';

const Popup = optionalPart(() =>
  import(/* webpackChunkName: "opened-newsletter" */ './newsletter-popup.tsx').then(({ NewsletterPopup }) => NewsletterPopup),
);

/** Decides when the newsletter pop-up shows, on any page of the shop; its code is fetched then and not before. */
export function NewsletterMoment({ place }: { readonly place: Place }) {
  const { footer } = useLayout();
  const isEligible = useEligible(place);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isEligible) return undefined;
    let waiting = setTimeout(ask, NEWSLETTER_DELAY_MS);
    function ask() {
      if (isFocusInUse()) waiting = setTimeout(ask, NEWSLETTER_DELAY_MS);
      else setDue(!wasSeen());
    }
    return () => {
      clearTimeout(waiting);
      setDue(false);
    };
  }, [isEligible]);
  const close = useCallback(() => {
    rememberSeen();
    setDue(false);
  }, []);
  if (!isDue || !footer) return null;
  return <Popup words={footer.newsletter} onClose={close} />;
}

function useEligible({ bannerPage }: Place): boolean {
  const { customerCare = false, nativeApp = false } = useSite();
  const { excludedAffiliates } = useLayout();
  const { pathname, search } = useLocation();
  const [first] = useState({ pathname, search });
  const [hasMoved, setMoved] = useState(false);
  const isHydrated = useHydrated();
  const named = affiliateIn(search) ?? affiliateIn(first.search);
  useEffect(() => rememberAffiliate(named), [named]);
  if (!hasMoved && pathname !== first.pathname) setMoved(true);
  if (customerCare || nativeApp) return false;
  const visit = {
    hasMoved: hasMoved || (isHydrated && cameFromHere()),
    page: bannerPage,
    affiliateId: named ?? (isHydrated ? affiliateOfVisit() : undefined),
  };
  return mayAskForNewsletter(visit, excludedAffiliates);
}

/** The visitor types, or moves with the keyboard: a window would take the focus away. The page itself has it after a change of page. */
function isFocusInUse(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.id !== 'main' && focused.matches(':focus-visible') && focused !== document.body;
}

/** The visitor was on another page of this shop before, and the browser loaded a document in between. */
function cameFromHere(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

/** The partner that the visitor came from. */
function affiliateIn(search: string): string | undefined {
  return new URLSearchParams(search).get('affiliateId') ?? undefined;
}
