import { useIntl } from 'react-intl';
import { SoonPage } from '../components/soon-page.tsx';

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

function Soon({ screen }: { readonly screen: 'boxes' | 'box' | 'giftSetup' | 'giftcard' | 'boxLanding' }) {
  const intl = useIntl();
  return (
    <SoonPage title={intl.formatMessage({ id: `gifting.${screen}.title` })} text={intl.formatMessage({ id: `gifting.${screen}.text` })} />
  );
}
