import { Icon, type IconName } from '../icon/icon.tsx';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './tabs.module.css';

export interface NavTabsProps {
  /** Names the landmark: `What are you looking for?` */
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly href: string; readonly icon?: IconName; readonly current?: boolean }[];
  readonly render?: LinkRender;
  /** `pill` stands on a picture or above a search box: the flows stays, gifts, activities. */
  readonly look?: 'line' | 'pill';
}

/** A row that is wider than its window shows the page that is open. */
function showInRow(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** Tabs that are pages of their own: links, so that they work before any script and can be opened elsewhere. */
export function NavTabs({ label, items, render = plainLink, look = 'line' }: NavTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.row} role="list" data-look={look}>
        {items.map(({ label: text, href, icon, current }) => (
          <li key={href} ref={current ? showInRow : undefined}>
            {render({
              href,
              className: css.tab,
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  {icon && <Icon name={icon} />}
                  {text}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
