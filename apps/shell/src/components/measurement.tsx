import { useSite } from '@shop/contracts/page';
import { isSecretAddress, measuredPath } from '@shop/routes';
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
  const path = measuredPath(place.screen, site);
  // Nobody else's script runs where the address is a gift's code.
  const tag = isSecretAddress(place.screen) ? undefined : googleTag;
  const pageType = place.screen ?? 'not-found';
  const isAllowed = choice?.measurement ?? false;
  const personalizedAds = choice?.advertising ?? false;
  useEffect(() => {
    if (!isAllowed) return;
    void import(/* webpackChunkName: "measurement" */ '../browser/measure-page.ts').then(({ measurePage }) =>
      measurePage({ site, pageType, path, isSignedIn, personalizedAds, googleTag: tag }),
    );
  }, [isAllowed, personalizedAds, site, pageType, path, pathname, isSignedIn, tag]);
  return null;
}
