import { useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import type { MenuItem } from './menu-item.ts';
import css from './menu-tree.module.css';

export interface MenuTreeProps {
  /** Names the landmark. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly render?: LinkRender;
  /** The first line of an unfolded entry that has an address of its own: `All weekends`. */
  readonly allLabel?: (item: MenuItem) => string;
}

/** The menu of a phone: entries that unfold one below the other, without a script too. */
export function MenuTree({ label, items, render = plainLink, allLabel }: MenuTreeProps) {
  const id = useId();
  return (
    <nav aria-label={label}>
      <Level items={items} render={render} allLabel={allLabel} name={id} />
    </nav>
  );
}

function Level({ items, render = plainLink, allLabel, name }: Omit<MenuTreeProps, 'label'> & { readonly name: string }) {
  const link = (item: MenuItem, text: string) =>
    render({
      href: item.href ?? '#',
      className: css.line,
      'aria-current': item.current ? 'page' : undefined,
      children: (
        <>
          <span>{text}</span>
          {item.badge && <Badge>{item.badge}</Badge>}
        </>
      ),
    });
  return (
    <ul className={css.level} role="list">
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          {item.items?.length ? (
            <details className={css.entry} name={name}>
              <summary className={css.line}>
                <span>{item.label}</span>
                <Icon name="chevron-down" />
              </summary>
              <div className={css.inside}>
                {item.href !== undefined && allLabel && link(item, allLabel(item))}
                <Level items={item.items} render={render} allLabel={allLabel} name={`${name}-${item.id}`} />
              </div>
            </details>
          ) : (
            link(item, item.label)
          )}
        </li>
      ))}
    </ul>
  );
}
