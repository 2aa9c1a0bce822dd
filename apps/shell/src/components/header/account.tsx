import { useSite } from '@shop/contracts/page';
import { Icon, useHydrated } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { chosenHash, hrefFor } from '@shop/routes';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { knownAddresses, useLayout, useToggles } from '../../layout/layout-context.ts';
import css from './header.module.css';
import { Panel } from './panel.tsx';
import { PanelLinks, type PanelLink } from './panel-links.tsx';
import { SignOut } from './sign-out.tsx';

const ACCOUNT_MENU = 'account-menu';

/** The account button: a menu for customers who are signed in, else the way in (SHELL-026). */
export function Account() {
  const intl = useIntl();
  const { isSignedIn, customerName } = useLayout();
  const { customerAccount } = useToggles();
  const links = useAccountLinks();
  const label = intl.formatMessage({ id: customerAccount ? 'shell.header.account' : 'shell.header.bookings' });
  if (!customerAccount || !isSignedIn)
    return (
      <Link to={links[0]?.to ?? '/'} className={css.tool} data-tool="account" aria-label={label} title={label}>
        <Icon name="user" />
      </Link>
    );
  const named = customerName ? intl.formatMessage({ id: 'shell.account.of' }, { name: customerName }) : label;
  return (
    <>
      <button type="button" className={css.tool} data-tool="account" popoverTarget={ACCOUNT_MENU} aria-label={named} title={named}>
        <Icon name="user" filled />
        {customerName && <span className={css.customer}>{customerName}</span>}
      </button>
      <Panel id={ACCOUNT_MENU} title={named}>
        <PanelLinks links={links} />
        <SignOut />
      </Panel>
    </>
  );
}

/** Without accounts the button goes to booking management; who is not signed in comes back to this page afterwards. */
export function useAccountLinks(): PanelLink[] {
  const { locale } = useSite();
  const layout = useLayout();
  const toggles = useToggles();
  const { pathname, search, hash } = useLocation();
  // The server knows no hash and leaves its place; a link that is pressed earlier takes it along (`follow-links.ts`).
  const known = knownAddresses(layout, toggles);
  const chosen = chosenHash({ path: pathname, locale, hash: useHydrated() ? hash : '#', known });
  if (!toggles.customerAccount) return [{ label: 'shell.header.bookings', to: hrefFor('bookingManagement', locale), icon: 'user' }];
  const origin = pathname === hrefFor('signin', locale) ? undefined : pathname + search + chosen;
  if (!layout.isSignedIn) return [{ label: 'shell.header.signin', to: hrefFor('signin', locale, {}, { query: { origin } }), icon: 'user' }];
  return [
    { label: 'shell.account.overview', to: hrefFor('account', locale), icon: 'house' },
    { label: 'shell.account.trips', to: hrefFor('trips', locale), icon: 'bed-double' },
    { label: 'shell.account.gifts', to: hrefFor('ownGifts', locale), icon: 'gift' },
    { label: 'shell.header.wishlist', to: hrefFor('wishlist', locale), icon: 'heart' },
    { label: 'shell.account.profile', to: hrefFor('profile', locale), icon: 'user' },
    { label: 'shell.account.cards', to: hrefFor('cards', locale), icon: 'credit-card' },
    { label: 'shell.header.bookings', to: hrefFor('bookingManagement', locale), icon: 'calendar-check' },
  ];
}
