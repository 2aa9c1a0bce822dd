import { useId } from 'react';
import css from './range-slider.module.css';
import { TypedEnd } from './typed-end.tsx';
import { movedRange, typedRange, type NumberRange } from './typed-range.ts';

export interface RangeSliderProps {
  /** Names the two handles together: `Price per night`. */
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: NumberRange;
  /** While a handle moves. */
  readonly onChange: (range: NumberRange) => void;
  /** Once a handle is let go or a typed end is left: the moment to ask for results. */
  readonly onCommit?: (range: NumberRange) => void;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** A number in words: `€250 and more`; shown above the track and read with the handle. */
  readonly format: (value: number) => string;
  /** How many there are from one number to another, above the track: `share` of the tallest bar, from 0 to 1. */
  readonly bars?: readonly (NumberRange & { readonly share: number })[];
  /** Fields to type both ends, with the sign behind them: `€`. */
  readonly typed?: { readonly unit: string };
}

/** A range with two handles (native `<input type=range>`: arrows, Home, End, page keys) and, where wanted, two fields. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, legendHidden, min, max, step = 1, value, onChange, onCommit, fromLabel, toLabel, format, typed, bars = [] } = props;
  const id = useId();
  const limits = { from: min, to: max };
  const share = (number: number) => ((number - min) / (max - min || 1)) * 100;
  const type = (range: NumberRange) => {
    const next = typedRange(range, limits);
    onChange(next);
    onCommit?.(next);
  };
  const handle = (end: 'from' | 'to', label: string) => (
    <input
      type="range"
      className={css.handle}
      data-end={end}
      data-top={(end === 'from' && value.from >= (min + max) / 2) || undefined}
      aria-label={label}
      aria-valuetext={format(value[end])}
      min={min}
      max={max}
      step={step}
      value={value[end]}
      onChange={(event) => onChange(movedRange(value, end, Number(event.target.value)))}
      onPointerUp={() => onCommit?.(value)}
      onKeyUp={() => onCommit?.(value)}
    />
  );
  return (
    <fieldset className={css.slider} aria-describedby={`${id}-value`}>
      <legend className={css.legend} data-hidden={legendHidden || undefined}>
        {legend}
      </legend>
      <p className={css.value} id={`${id}-value`}>
        {format(value.from)} – {format(value.to)}
      </p>
      {bars.length > 0 && (
        <svg className={css.bars} aria-hidden focusable="false">
          {bars.map((bar) => (
            <rect
              key={bar.from}
              className={bar.to > value.from && bar.from < value.to ? css.chosen : css.whole}
              x={`${share(bar.from)}%`}
              width={`${share(bar.to) - share(bar.from)}%`}
              y={`${(1 - bar.share) * 100}%`}
              height={`${bar.share * 100}%`}
            />
          ))}
        </svg>
      )}
      <div className={css.track}>
        <svg className={css.line} aria-hidden focusable="false">
          <rect className={css.whole} width="100%" height="100%" />
          <rect className={css.chosen} x={`${share(value.from)}%`} width={`${share(value.to) - share(value.from)}%`} height="100%" />
        </svg>
        {handle('from', fromLabel)}
        {handle('to', toLabel)}
      </div>
      {typed && (
        <div className={css.fields}>
          <TypedEnd label={fromLabel} unit={typed.unit} value={value.from} max={max} onLeave={(from) => type({ ...value, from })} />
          <TypedEnd label={toLabel} unit={typed.unit} value={value.to} max={max} onLeave={(to) => type({ ...value, to })} />
        </div>
      )}
    </fieldset>
  );
}
