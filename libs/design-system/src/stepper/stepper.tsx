import { useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  /** `3 to 12 years`. */
  readonly hint?: string;
  readonly value: number;
  /** 1 where nothing else is said (spec 1, section 9). */
  readonly min?: number;
  /** 20 where nothing else is said. */
  readonly max?: number;
  readonly onChange: (value: number) => void;
  /** `One adult less`. */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

/** A small number, changed one by one. At a limit the button stays focusable and does nothing. */
export function Stepper({ label, hint, value, min = 1, max = 20, onChange, decreaseLabel, increaseLabel }: StepperProps) {
  const id = useId();
  const step = (by: 1 | -1) => {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div className={css.stepper} role="group" aria-labelledby={id}>
      <div>
        <p id={id} className={css.label}>
          {label}
        </p>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <div className={css.controls}>
        <IconButton icon="minus" look="bordered" label={decreaseLabel} aria-disabled={value <= min || undefined} onClick={() => step(-1)} />
        <output className={css.value} aria-live="polite">
          {value}
        </output>
        <IconButton icon="plus" look="bordered" label={increaseLabel} aria-disabled={value >= max || undefined} onClick={() => step(1)} />
      </div>
    </div>
  );
}
