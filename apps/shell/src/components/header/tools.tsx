import { useSite, wishedStaysAtom } from '@shop/contracts/page';
import { Icon, useHydrated } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useToggles } from '../../layout/layout-context.ts';
import { Account } from './account.tsx';
import { Burger } from './burger.tsx';
import { GIFT_DRAWER, GiftDrawer } from './gift-drawer.tsx';
import css from './header.module.css';
import type { HeaderSwitches } from './header.tsx';
import { Language } from './language.tsx';
import { WISHLIST_DRAWER, WishlistDrawer } from './wishlist-drawer.tsx';

/** Language, help, gift, wishlist, account, burger (spec 2, section 2). */
export function Tools({ switches }: { readonly switches: HeaderSwitches }) {
  return (
    <div className={css.tools}>
      <span className={css.onlyWide}>
        <Language />
      </span>
      {switches.help && <Help />}
      {switches.gift && <Gift />}
      {switches.wishlist && <Wishlist />}
      {switches.account && <Account />}
      <Burger />
    </div>
  );
}

function Help() {
  const { locale } = useSite();
  const label = useIntl().formatMessage({ id: 'shell.header.help' });
  return (
    <Link to={hrefFor('contact', locale)} className={css.tool} data-tool="help" aria-label={label} title={label}>
      <Icon name="help-circle" />
    </Link>
  );
}

/** Opens the drawer; for customer care it is the gift search itself (ACC-015). */
function Gift() {
  const { locale, customerCare } = useSite();
  const label = useIntl().formatMessage({ id: 'shell.header.gift' });
  if (customerCare)
    return (
      <Link to={resultsHref(locale, { ...START, flow: 'gifting' })} className={css.tool} data-tool="gift" aria-label={label} title={label}>
        <Icon name="gift" />
      </Link>
    );
  return (
    <>
      <button type="button" className={css.tool} data-tool="gift" popoverTarget={GIFT_DRAWER} aria-label={label} title={label}>
        <Icon name="gift" />
      </button>
      <GiftDrawer />
    </>
  );
}

/** Without accounts there is no room for it in Belgium below the desktop (SHELL-026). */
function Wishlist() {
  const { pointOfSale } = useSite();
  const { customerAccount } = useToggles();
  const wished = useAtomValue(wishedStaysAtom).size;
  const count = useHydrated() ? wished : 0;
  const label = useIntl().formatMessage({ id: 'shell.header.wishlistCount' }, { count });
  const isOnlyWide = !customerAccount && pointOfSale === 'BE';
  return (
    <span className={isOnlyWide ? css.onlyWide : undefined}>
      <button type="button" className={css.tool} data-tool="wishlist" popoverTarget={WISHLIST_DRAWER} aria-label={label} title={label}>
        <Icon name="heart" filled={count > 0} />
      </button>
      <WishlistDrawer />
    </span>
  );
}
