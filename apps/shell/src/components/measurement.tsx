import { useSite } from '@shop/contracts/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from '../frame/frame-context.ts';
import type { Place } from '../frame/use-place.ts';
import { useConsent } from './consent/consent-context.ts';

/** Tells analytics of each page, once the visitor has agreed; until then not even its code is loaded. */
export function Measurement({ place }: { readonly place: Place }) {
  const site = useSite();
  const { isSignedIn, googleTag } = useFrame();
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const pageType = place.screen ?? 'not-found';
  const isAllowed = choice?.measurement ?? false;
  const personalizedAds = choice?.advertising ?? false;
  useEffect(() => {
    if (!isAllowed) return;
    void import(/* webpackChunkName: "measurement" */ '../browser/measure-page.ts').then(({ measurePage }) =>
      measurePage({ site, pageType, path: site.prefix + pathname, isSignedIn, personalizedAds, googleTag }),
    );
  }, [isAllowed, personalizedAds, site, pageType, pathname, isSignedIn, googleTag]);
  return null;
}
