import { useIntl } from 'react-intl';
import { SoonPage } from '../components/soon-page.tsx';

/** Weekend ideas (spec 2, section 2). */
export function IdeasPage() {
  return <Soon screen="ideas" />;
}

/** Contact (spec 2, section 2). */
export function ContactPage() {
  return <Soon screen="contact" />;
}

/** A partner's co-branded page (spec 2, section 3). */
export function MinisitePage() {
  return <Soon screen="minisite" />;
}

function Soon({ screen }: { readonly screen: 'ideas' | 'contact' | 'minisite' }) {
  const intl = useIntl();
  return (
    <SoonPage
      title={intl.formatMessage({ id: `minisites.${screen}.title` })}
      text={intl.formatMessage({ id: `minisites.${screen}.text` })}
    />
  );
}
