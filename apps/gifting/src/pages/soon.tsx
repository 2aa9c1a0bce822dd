import { useSite } from '@shop/contracts/page';
import { SoonPage } from '@shop/design-system';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { useIntl } from 'react-intl';
import { routerLink } from '../components/router-link.tsx';

/** All boxes (spec 2, section 2). */
export function BoxesPage() {
  return <Soon screen="boxes" />;
}

/** One box (spec 2, section 2). */
export function BoxPage() {
  return <Soon screen="box" />;
}

/** Nights, format and message of a gift (spec 1, section 2). */
export function GiftSetupPage() {
  return <Soon screen="giftSetup" />;
}

/** A gift card of one's own (spec 1, section 2). */
export function GiftcardPage() {
  return <Soon screen="giftcard" />;
}

/** Where the one who got a box or a voucher chooses a stay (spec 1, section 2). */
export function BoxLandingPage() {
  return <Soon screen="boxLanding" />;
}

/** In the words of this remote. */
function Soon({ screen }: { readonly screen: 'boxes' | 'box' | 'giftSetup' | 'giftcard' | 'boxLanding' }) {
  const intl = useIntl();
  const { locale } = useSite();
  const say = (id: string) => intl.formatMessage({ id: `gifting.${id}` });
  return (
    <SoonPage
      label={say('soon.label')}
      title={say(`${screen}.title`)}
      text={say(`${screen}.text`)}
      search={{ label: say('soon.search'), href: resultsHref(locale, START) }}
      home={{ label: say('soon.home'), href: hrefFor('home', locale) }}
      render={routerLink}
    />
  );
}
