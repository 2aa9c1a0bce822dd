import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { moveTo } from './move-to.ts';
import css from './section-nav.module.css';
import { sectionInSight } from './section-in-sight.ts';
import { visibleSection } from './visible-section.ts';

export interface SectionNavProps {
  /** Names the landmark: `On this page`. */
  readonly label: string;
  /** Sections of the page by their `id`, in order. */
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** Stands at the end of the bar: the price and its button. */
  readonly aside?: ReactNode;
  /** How much of a section must be seen before its tab is marked, 0 to 1; without it the section that has reached the bar is. */
  readonly share?: number;
  /** `still` stays where it stands, without a mark: beside a title instead of at the top of the window. */
  readonly look?: 'sticky' | 'still';
}

/**
 * Tabs that stay at the top of the window and lead to the sections of a page; the one in sight is marked (spec 2, section 2).
 * They never write the address: its hash holds the search.
 */
export function SectionNav({ label, items, aside, share, look = 'sticky' }: SectionNavProps) {
  const bar = useRef<HTMLElement>(null);
  const seen = useSeenSection(bar, items, share);
  const go = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    moveTo(section);
  };
  return (
    <nav ref={bar} className={css.bar} aria-label={label} data-look={look}>
      <ul className={css.list} role="list">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className={css.link}
              aria-current={look === 'sticky' && item.id === seen ? 'true' : undefined}
              onClick={(event) => go(event, item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
      {aside && <div className={css.aside}>{aside}</div>}
    </nav>
  );
}

function useSeenSection(
  bar: { readonly current: HTMLElement | null },
  items: SectionNavProps['items'],
  share: number | undefined,
): string | undefined {
  const [seen, setSeen] = useState(items[0]?.id);
  const ids = items.map((item) => item.id).join(' ');
  useEffect(() => {
    const look = () => {
      const edge = bar.current?.getBoundingClientRect().bottom ?? 0;
      const line = edge + 24;
      const places = ids.split(' ').flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, ...edgesOf(section) }] : [];
      });
      if (share !== undefined) {
        setSeen((before) => sectionInSight(places, { top: Math.max(0, edge), bottom: innerHeight, share }, before));
        return;
      }
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      setSeen(visibleSection(places, line, scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [bar, ids, share]);
  return seen;
}

function edgesOf(section: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = section.getBoundingClientRect();
  return { top, bottom };
}
