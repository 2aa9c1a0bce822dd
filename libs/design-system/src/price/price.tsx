import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './price.module.css';

export interface PriceProps {
  /** Already worded for the locale: `149 €`. */
  readonly value: string;
  /** `from`, `dès`. */
  readonly prefix?: string;
  /** The price before the promotion. */
  readonly refPrice?: string;
  /** Read before the struck price: `instead of`. */
  readonly refLabel?: string;
  /** `−21 %`. */
  readonly promo?: string;
  /** The day that the price is of, `on Wed 8 Sept`: words, or a button that chooses it. */
  readonly when?: ReactNode;
  /** `for 2, taxes included`. */
  readonly note?: string;
  readonly size?: 'medium' | 'large';
}

export function Price({ value, prefix, refPrice, refLabel, promo, when, note, size = 'medium' }: PriceProps) {
  return (
    <div className={css.price} data-size={size}>
      <p className={css.line}>
        {prefix && <span className={css.prefix}>{prefix} </span>}
        <strong className={css.value}>{value}</strong>
        {refPrice && (
          <>
            {' '}
            {refLabel && <VisuallyHidden>{refLabel} </VisuallyHidden>}
            <s className={css.ref}>{refPrice}</s>
          </>
        )}
        {promo && (
          <>
            {' '}
            <span className={css.promo}>{promo}</span>
          </>
        )}
        {when && (
          <>
            {' '}
            <span className={css.when}>{when}</span>
          </>
        )}
      </p>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
