import { SOLD_LOCALES } from './sold-locales.ts';
import { useSite } from '@shop/contracts/page';
import { isNoindex, samePage, type Screen } from '@shop/routes';
import { useLocation } from 'react-router';
import { knownAddresses, useLayout, useToggles } from '../layout/layout-context.ts';
import type { Place } from '../layout/use-place.ts';

/** Pages whose remote writes its own canonical link, since it alone knows the readable part of the address. */
const OWN_LINKS: readonly Screen[] = ['stay', 'activity', 'hotel', 'results', 'activities'];

/**
 * What search engines are told besides the page's own title and description: canonical address, the same page in the
 * other countries, and what must not be listed (spec 2, section 3, "SEO"; SHELL-009).
 */
export function PageLinks({ place }: { readonly place: Place }) {
  const { indexing } = useToggles();
  const isHidden = isNoindex(place.screen) || !indexing;
  return (
    <>
      {isHidden && <meta name="robots" content="noindex, follow" />}
      {place.screen && !isNoindex(place.screen) && !OWN_LINKS.includes(place.screen) && <Alternates place={place} />}
    </>
  );
}

function Alternates({ place }: { readonly place: Place }) {
  const { locale } = useSite();
  const layout = useLayout();
  const toggles = useToggles();
  const { pathname } = useLocation();
  const query = place.screen === 'home' && place.flow !== 'booking' ? `?flow=${place.flow}` : '';
  const addresses = SOLD_LOCALES.flatMap((to) => {
    const path = samePage({ path: pathname, from: locale, to, known: knownAddresses(layout, toggles) });
    const origin = layout.origins[to];
    return path && origin ? [{ to, href: `${path === '/' && new URL(origin).pathname !== '/' ? origin : origin + path}${query}` }] : [];
  });
  const own = addresses.find(({ to }) => to === locale);
  const first = addresses.find(({ to }) => to === 'fr_FR');
  return (
    <>
      {own && <link rel="canonical" href={own.href} />}
      {addresses.length > 1 &&
        addresses.map(({ to, href }) => <link key={to} rel="alternate" hrefLang={to.replace('_', '-')} href={href} />)}
      {addresses.length > 1 && first && <link rel="alternate" hrefLang="x-default" href={first.href} />}
    </>
  );
}
