import { Children, useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './carousel.module.css';
import { useSlides } from './use-slides.ts';

export interface CarouselProps {
  /** Names the carousel; drawn as its heading unless `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** `Items 5 to 8 of 12`, read out after a step; gets numbers from 1. */
  readonly position?: (from: number, to: number) => string;
  /** Items side by side on a wide screen. */
  readonly columns?: 2 | 3 | 4 | 5;
  /** Items that an arrow goes over: 4, and 3 for hotels nearby (PROD-097). */
  readonly step?: number;
  /** One child for each item. */
  readonly children: ReactNode;
}

/** Things side by side: where more of them are than fit, arrows, swipe, wheel and keyboard move them (spec 1, section 9). */
export function Carousel(props: CarouselProps) {
  const { label, labelHidden, headingLevel = 2, previousLabel, nextLabel, position, columns = 4, step, children } = props;
  const items = Children.toArray(children);
  const { track, view, canGo, go } = useSlides(items.length, step);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.carousel} aria-labelledby={id}>
      <header className={css.head} data-hidden={labelHidden || undefined}>
        <Heading id={id} className={css.title}>
          {label}
        </Heading>
        {(canGo.back || canGo.on) && (
          <div className={css.arrows}>
            <IconButton
              icon="chevron-left"
              look="bordered"
              label={previousLabel}
              aria-disabled={!canGo.back || undefined}
              onClick={() => go(-1)}
            />
            <IconButton
              icon="chevron-right"
              look="bordered"
              label={nextLabel}
              aria-disabled={!canGo.on || undefined}
              onClick={() => go(1)}
            />
          </div>
        )}
      </header>
      <ul className={css.track} role="list" data-columns={columns} {...track}>
        {items.map((item, index) => (
          <li key={index} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
      {position && <VisuallyHidden live>{position(view.first + 1, Math.min(view.first + view.visible, items.length))}</VisuallyHidden>}
    </section>
  );
}
