import { Badge } from '../badge/badge.tsx';
import type { LinkRender } from '../link/link.tsx';
import css from './menu-bar.module.css';
import type { MenuItem } from './menu-item.ts';

interface MenuColumnsProps {
  readonly items: readonly MenuItem[];
  readonly render: LinkRender;
}

/** The second level as columns, the third as their links, the fourth under them. */
export function MenuColumns({ items, render }: MenuColumnsProps) {
  return (
    <ul className={css.columns} role="list">
      {items.map((item) => (
        <li key={item.id} className={css.column} data-leaf={!item.items?.length || undefined}>
          <Entry item={item} render={render} className={css.title} />
          {item.items && (
            <ul className={css.links} role="list">
              {item.items.map((link) => (
                <li key={link.id}>
                  <Entry item={link} render={render} className={css.link} />
                  {link.items && (
                    <ul className={css.deep} role="list">
                      {link.items.map((deep) => (
                        <li key={deep.id}>
                          <Entry item={deep} render={render} className={css.link} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, render, className }: { readonly item: MenuItem; readonly render: LinkRender; readonly className?: string }) {
  const text = (
    <>
      {item.label}
      {item.badge && <Badge>{item.badge}</Badge>}
    </>
  );
  if (item.href === undefined) return <p className={className}>{text}</p>;
  return render({ href: item.href, className, 'aria-current': item.current ? 'page' : undefined, children: text });
}
