import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useEffect } from 'react';

/** Draws nothing: the device remembers that the stay was looked at, once the page has nothing more urgent to do. */
export function StayViewed({ stay }: { readonly stay: StayDetail }) {
  const { locale } = useSite();
  useEffect(() => {
    import(/* webpackChunkName: "stay-viewed" */ './remember-stay.ts').then(
      ({ rememberStay }) => rememberStay(stay, locale),
      () => undefined,
    );
  }, [stay, locale]);
  return null;
}
