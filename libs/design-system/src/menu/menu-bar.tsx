import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { isRtl, nextStop } from '../keyboard/next-stop.ts';
import { plainLink, type LinkRender } from '../link/link.tsx';
import css from './menu-bar.module.css';
import { MenuColumns } from './menu-columns.tsx';
import type { MenuItem } from './menu-item.ts';

export interface MenuBarProps {
  /** Names the landmark. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly render?: LinkRender;
  /** Stands beside the columns of an entry: themes, this week. */
  readonly aside?: (item: MenuItem) => ReactNode;
}

/**
 * The menu of a wide screen: entries that lead somewhere or unfold a panel (ARIA disclosure navigation, native `<details>`).
 * A panel is as wide as the nearest positioned ancestor, the header.
 */
export function MenuBar({ label, items, render = plainLink, aside }: MenuBarProps) {
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) closeAll(bar.current);
    };
    // Heard before React, which holds back what is done to a part that is not hydrated yet.
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closeAll(bar.current);
  };
  return (
    <nav
      ref={bar}
      aria-label={label}
      onKeyDown={press}
      onClick={follow}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closeAll(currentTarget);
      }}
    >
      <ul className={css.bar} role="list">
        {items.map((item) => (
          <li key={item.id}>
            {item.items?.length ? (
              <details className={css.entry} name={id}>
                <summary className={css.top} data-stop data-current={item.current || undefined}>
                  {item.label}
                  <Icon name="chevron-down" size="small" />
                </summary>
                <div className={css.panel}>
                  <MenuColumns items={item.items} render={render} />
                  {aside?.(item)}
                </div>
              </details>
            ) : (
              render({
                href: item.href ?? '#',
                className: css.top,
                'data-stop': true,
                'aria-current': item.current ? 'page' : undefined,
                children: item.label,
              })
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Escape closes and gives the focus back; arrows walk along the bar. */
function press(event: KeyboardEvent<HTMLElement>) {
  const open = event.currentTarget.querySelector<HTMLDetailsElement>('details[open]');
  if (event.key === 'Escape' && open) {
    event.stopPropagation();
    open.open = false;
    open.querySelector<HTMLElement>('summary')?.focus();
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const from = stops.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : nextStop(event.key, from, { count: stops.length, isRtl: isRtl(event.currentTarget) });
  if (to === undefined) return;
  event.preventDefault();
  stops[to]?.focus();
}

function closeAll(bar: HTMLElement | null) {
  for (const open of bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) open.open = false;
}
