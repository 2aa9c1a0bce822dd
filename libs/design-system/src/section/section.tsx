import { useId, type ReactNode } from 'react';
import css from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  readonly intro?: string;
  /** Beside the title: `See all`. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Target of an anchor. */
  readonly id?: string;
  readonly spacing?: 'medium' | 'large';
}

/** A titled part of a page. */
export function Section({ title, headingLevel = 2, intro, action, children, id, spacing = 'medium' }: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.section} id={id} aria-labelledby={titleId} data-spacing={spacing}>
      <header className={css.head}>
        <div>
          <Heading id={titleId}>{title}</Heading>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
