import { useState } from 'react';
import css from './range-slider.module.css';
import { typedNumber } from './typed-range.ts';

interface TypedEndProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly max: number;
  readonly onLeave: (value: number) => void;
}

/** One end of a range as a field; what is typed counts once the field is left, or with Enter. */
export function TypedEnd({ label, unit, value, max, onLeave }: TypedEndProps) {
  const [typed, setTyped] = useState<number | ''>();
  const leave = () => {
    if (typed !== undefined && typed !== '' && typed !== value) onLeave(typed);
    setTyped(undefined);
  };
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.box}>
        <input
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => setTyped(typedNumber(event.target.value, max) ?? '')}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            leave();
          }}
        />
        <span aria-hidden>{unit}</span>
      </span>
    </label>
  );
}
