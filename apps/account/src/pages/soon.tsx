import { useIntl } from 'react-intl';
import { SoonPage } from '../components/soon-page.tsx';

/** The customer's way in (spec 2, section 2). */
export function SigninPage() {
  return <Soon screen="signin" />;
}

/** Name, address and language (spec 2, section 2). */
export function ProfilePage() {
  return <Soon screen="profile" />;
}

/** Stays of the past and to come (spec 2, section 2). */
export function TripsPage() {
  return <Soon screen="trips" />;
}

/** Wished stays and activities (spec 2, section 2). */
export function WishlistPage() {
  return <Soon screen="wishlist" />;
}

/** Change, cancel, invoice (spec 2, section 2). */
export function BookingManagementPage() {
  return <Soon screen="bookingManagement" />;
}

/** The way in for those who received a gift (spec 2, section 1). */
export function BeneficiaryLoginPage() {
  return <Soon screen="beneficiaryLogin" />;
}

function Soon({ screen }: { readonly screen: 'signin' | 'profile' | 'trips' | 'wishlist' | 'bookingManagement' | 'beneficiaryLogin' }) {
  const intl = useIntl();
  return (
    <SoonPage title={intl.formatMessage({ id: `account.${screen}.title` })} text={intl.formatMessage({ id: `account.${screen}.text` })} />
  );
}
