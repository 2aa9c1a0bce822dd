import { useSite } from '@shop/contracts/page';
import { isSecretAddress, measuredPath } from '@shop/routes';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useLayout } from '../layout/layout-context.ts';
import type { Place } from '../layout/use-place.ts';
import { useConsent } from './consent/consent-context.ts';

/** Fetched once the visitor has agreed. */
const measuring = () => import(/* webpackChunkName: "measurement" */ '../browser/measure-page.ts');

/** Tells analytics of each page, once the visitor has agreed; until then not even its code is loaded. */
export function Measurement({ place }: { readonly place: Place }) {
  const site = useSite();
  const { isSignedIn, googleTag } = useLayout();
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const path = measuredPath(place.screen, site);
  // Nobody else's script runs where the address is a gift's code.
  const tag = isSecretAddress(place.screen) ? undefined : googleTag;
  const pageType = place.screen ?? 'not-found';
  const isAllowed = choice?.measurement ?? false;
  const personalizedAds = choice?.advertising ?? false;
  // The day of a page that stays open ends, and a choice may change: neither is another page view.
  const viewPage = useEffectEvent(async () => {
    const { measurePage } = await measuring();
    await measurePage({ site, pageType, path, isSignedIn, personalizedAds, googleTag: tag });
  });
  useEffect(() => {
    if (isAllowed) viewPage().catch(() => undefined);
  }, [isAllowed, pageType, path, pathname, isSignedIn, tag]);
  useEffect(() => {
    if (isAllowed)
      measuring().then(
        ({ measureAds }) => measureAds(personalizedAds),
        () => undefined,
      );
  }, [isAllowed, personalizedAds]);
  return null;
}
