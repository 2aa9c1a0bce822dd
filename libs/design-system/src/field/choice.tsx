import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';

export interface LegendProps {
  readonly hidden?: boolean | undefined;
  /** Where the group is a section of its page, so that one finds it among the headings. */
  readonly headingLevel?: 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** What a group of choices asks. */
export function Legend({ hidden, headingLevel, children }: LegendProps) {
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <legend className={css.legend} data-hidden={hidden || undefined}>
      {Heading ? <Heading className={css.heading}>{children}</Heading> : children}
    </legend>
  );
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands at the end of the label's line; the hint has the whole width below. */
  readonly aside?: ReactNode;
}

/** One answer among others: the whole line is pressed, not only its mark. */
export function Choice({ label, hint, aside, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input className={css.mark} {...input} />
      <span className={css.text}>
        <span className={css.line}>
          <span>{label}</span>
          {aside}
        </span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
    </label>
  );
}
