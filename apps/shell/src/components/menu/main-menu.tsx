import { CachedFragment } from '@shop/contracts/page';
import { Link } from '@shop/federation/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLayout } from '../../layout/layout-context.ts';
import type { Place } from '../../layout/use-place.ts';
import { useFlowLinks } from '../header/burger.tsx';
import { Inspirations } from './inspirations.tsx';
import css from './menu.module.css';

const FLOW_OF_LINK: Readonly<Record<string, string>> = {
  'shell.header.stays': 'booking',
  'shell.header.gifts': 'gifting',
  'shell.header.activities': 'activity',
};

/** The desktop's menu: the flows, and "Inspirations" with everything below it. Narrow screens have the burger. */
export function MainMenu({ place }: { readonly place: Place }) {
  const intl = useIntl();
  const { menu } = useLayout();
  const [top] = menu?.links ?? [];
  const isSearch = place.screen === 'results' || place.screen === 'activities';
  return (
    <nav className={css.menu} aria-label={intl.formatMessage({ id: 'shell.header.menu' })}>
      {useFlowLinks()
        .filter(({ label }) => label in FLOW_OF_LINK)
        .map(({ label, to }) => (
          <Link key={label} to={to} className={css.flow} aria-current={isSearch && FLOW_OF_LINK[label] === place.flow ? 'page' : undefined}>
            <FormattedMessage id={label} />
          </Link>
        ))}
      {menu && top?.children?.length ? (
        <CachedFragment owner={menu} name="inspirations">
          <Inspirations top={top} themes={menu.themes} />
        </CachedFragment>
      ) : null}
    </nav>
  );
}
