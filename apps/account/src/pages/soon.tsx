import { useSite } from '@shop/contracts/page';
import { SoonPage } from '@shop/design-system';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { useIntl } from 'react-intl';
import { routerLink } from '../components/router-link.tsx';

/** Name, address and language (spec 2, section 2). */
export function ProfilePage() {
  return <Soon screen="profile" />;
}

/** Stays of the past and to come (spec 2, section 2). */
export function TripsPage() {
  return <Soon screen="trips" />;
}

/** The way in for those who received a gift (spec 2, section 1). */
export function BeneficiaryLoginPage() {
  return <Soon screen="beneficiaryLogin" />;
}

/** In the words of this remote. */
function Soon({ screen }: { readonly screen: 'profile' | 'trips' | 'beneficiaryLogin' }) {
  const intl = useIntl();
  const { locale } = useSite();
  const say = (id: string) => intl.formatMessage({ id: `account.${id}` });
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
