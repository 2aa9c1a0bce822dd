import { useId } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  /** From 0 to `max`; without it nobody knows how long it takes. */
  readonly value?: number;
  readonly max?: number;
  /** The state in words: `3 of 5 nights`. */
  readonly text?: string;
}

/** How far something has come. */
export function Progress({ label, labelHidden, value, max = 100, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={css.progress}>
      <p className={css.line}>
        <label htmlFor={id} data-hidden={labelHidden || undefined} className={css.label}>
          {label}
        </label>
        {text && <span className={css.text}>{text}</span>}
      </p>
      <progress id={id} className={css.bar} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
