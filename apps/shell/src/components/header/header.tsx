import { useSite } from '@shop/contracts/page';
import { brandNameOf } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HomeLayout } from '../../layout/layout.ts';
import type { Place } from '../../layout/use-place.ts';
import { MainMenu } from '../menu/main-menu.tsx';
import { Back } from './back.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './header.module.css';
import { ShopLogo } from './shop-logo.tsx';
import { Tools } from './tools.tsx';
import { useClosedOnLeaving } from './use-closed-on-leaving.ts';

/** What a page of content asks of the header; without a word it shows everything. */
export type HeaderSwitches = NonNullable<HomeLayout['header']>;

const ALL: HeaderSwitches = { menu: true, gift: true, wishlist: true, account: true, help: true };

interface HeaderProps {
  readonly place: Place;
  readonly switches?: HeaderSwitches;
  /** The promo bar: beside the menu where there is room, else a row of its own. */
  readonly children?: ReactNode;
}

/** The header: full, or logo and a way back on simplified pages (spec 2, section 2; SHELL-023). */
export function Header({ place, switches = ALL, children }: HeaderProps) {
  const intl = useIntl();
  const site = useSite();
  const { customerCare, brand } = site;
  const header = useRef<HTMLElement>(null);
  useClosedOnLeaving(header);
  return (
    <header ref={header} className={css.header} data-simplified={place.isSimplified || undefined}>
      {!place.isSimplified && brand && brand.header.length > 0 && (
        <nav className={css.partner} aria-label={brand.name}>
          <ul>
            {brand.header.map(({ label, url }) => (
              <li key={url}>
                <ContentAnchor url={url}>{label}</ContentAnchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.bar}>
        <div className={css.start}>
          <Link to="/" className={css.logo} aria-label={intl.formatMessage({ id: 'shell.header.home' }, { shop: brandNameOf(site) })}>
            <ShopLogo />
          </Link>
          {customerCare && <span className={css.care}>{intl.formatMessage({ id: 'shell.header.care' })}</span>}
          {!place.isSimplified && switches.menu && <MainMenu place={place} />}
        </div>
        {place.isSimplified ? (
          <Back />
        ) : (
          <>
            {children}
            <Tools switches={switches} />
          </>
        )}
      </div>
    </header>
  );
}
