import type { MenuLink } from '@shop/contracts';
import { Icon, isIconName } from '@shop/design-system';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './menu.module.css';

/** From this many links on a list takes several columns (spec 2, section 2). */
export const COLUMNS_FROM = 15;

/** The last level of the menu. */
export function MenuList({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul className={css.list} data-columns={links.length >= COLUMNS_FROM || undefined}>
      {links.map(({ _id, label, icon, uri, variant, count }) => (
        <li key={_id}>
          <ContentAnchor url={uri ?? '/'} className={css.link} highlight={variant === 'highlight'}>
            {icon && isIconName(icon) && <Icon name={icon} size="small" />}
            <span>
              {label}
              {count !== undefined && <span className={css.count}> {count}</span>}
            </span>
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}
