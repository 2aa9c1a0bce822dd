import { useSite } from '@shop/contracts/page';
import { defaultBrand } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { HomeFrame } from '../../frame/frame.ts';
import type { Place } from '../../frame/use-place.ts';
import { MainMenu } from '../menu/main-menu.tsx';
import { Back } from './back.tsx';
import css from './header.module.css';
import { Tools } from './tools.tsx';
import { useClosedOnLeaving } from './use-closed-on-leaving.ts';

/** What a page of content asks of the header; without a word it shows everything. */
export type HeaderSwitches = NonNullable<HomeFrame['header']>;

const ALL: HeaderSwitches = { menu: true, gift: true, wishlist: true, account: true, help: true };

interface HeaderProps {
  readonly place: Place;
  readonly switches?: HeaderSwitches;
}

/** The header: full, or logo and a way back on simplified pages (spec 2, section 2; decision A-012). */
export function Header({ place, switches = ALL }: HeaderProps) {
  const intl = useIntl();
  const { customerCare } = useSite();
  const header = useRef<HTMLElement>(null);
  useClosedOnLeaving(header);
  return (
    <header ref={header} className={css.header} data-simplified={place.isSimplified || undefined}>
      <div className={css.bar}>
        <Link to="/" className={css.logo} aria-label={intl.formatMessage({ id: 'shell.header.home' }, { shop: defaultBrand.name })}>
          <defaultBrand.Logo />
          <span className={css.name}>{defaultBrand.name}</span>
        </Link>
        {customerCare && <span className={css.care}>{intl.formatMessage({ id: 'shell.header.care' })}</span>}
        {place.isSimplified ? (
          <Back />
        ) : (
          <>
            {switches.menu && <MainMenu place={place} />}
            <Tools switches={switches} />
          </>
        )}
      </div>
    </header>
  );
}
