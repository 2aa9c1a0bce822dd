import { useSite, useSlot } from '@shop/contracts/page';
import { Link } from '@shop/federation/link';
import { hrefFor } from '@shop/routes';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from './panel.tsx';
import css from './panel.module.css';

export const WISHLIST_DRAWER = 'wishlist-drawer';

/**
 * Wished stays and activities: the account remote's `WishlistDrawer` widget, fetched when the drawer is opened for the
 * first time; where it cannot be had, the way to the page.
 */
export function WishlistDrawer() {
  const intl = useIntl();
  const { locale } = useSite();
  const Slot = useSlot();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Panel id={WISHLIST_DRAWER} title={intl.formatMessage({ id: 'shell.header.wishlist' })} onOpen={() => setOpened(true)}>
      {wasOpened && <Slot remote="account" widget="WishlistDrawer" fallback={<Quiet />} />}
      <Link to={hrefFor('wishlist', locale)} className={css.more}>
        <FormattedMessage id="shell.wishlist.all" />
      </Link>
    </Panel>
  );
}

function Quiet() {
  return (
    <p className={css.quiet}>
      <FormattedMessage id="shell.wishlist.note" />
    </p>
  );
}
