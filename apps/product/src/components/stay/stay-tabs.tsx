import type { StayDetail } from '@shop/contracts';
import { SectionNav } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { experiencesOf } from '../../views/stay/stay-view.ts';
import { BookButton, type BookProps } from '../booking/book-button.tsx';
import { PriceNow } from '../booking/price-now.tsx';
import { useMessages } from '../shared/use-messages.ts';
import css from './stay-tabs.module.css';

export interface StayTabsProps {
  readonly stay: StayDetail;
  /** None where nothing can be booked. */
  readonly booking: Omit<BookProps, 'stay'> | undefined;
  /** Holds the button that books: while it is in the window, the tabs carry none. */
  readonly panel: { readonly current: HTMLElement | null };
}

/** Tabs that lead to the sections; once their place has left the view, they carry price and button too (spec 2, section 2). */
export function StayTabs({ stay, booking, panel }: StayTabsProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const isPast = useLeftView(place);
  const isPanelPast = useLeftView(panel, BELOW_TABS);
  const tabs = ['description', 'room', 'experience', 'reviews', 'hotel'] as const;
  const items = tabs
    .filter((id) => id !== 'experience' || experiencesOf(stay).length > 0)
    .map((id) => ({ id, label: t(`product.tab.${id}`) }));
  return (
    <>
      <div ref={place} className={css.place} />
      <SectionNav
        label={t('product.tab.label')}
        items={items}
        aside={
          booking &&
          isPast && (
            <section className={css.bar} aria-label={t('product.book.stickyBar')}>
              <PriceNow {...booking.visit} size="medium" />
              {isPanelPast && <BookButton stay={stay} {...booking} />}
            </section>
          )
        }
      />
    </>
  );
}

/** What the tabs cover of the window is no view. */
const BELOW_TABS = '-96px 0px 0px';

/** True once an element has gone out of the window at its upper edge. */
function useLeftView(element: { readonly current: HTMLElement | null }, rootMargin = '0px'): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    // A jump leaves several entries at once: the last one says how it is now.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        setLeft(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top < 0));
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return hasLeft;
}
