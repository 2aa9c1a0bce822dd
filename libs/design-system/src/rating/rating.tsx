import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './rating.module.css';

export interface RatingProps {
  /** `8,9`. */
  readonly value: string;
  /** What is read instead of the number: `Score 8.9 out of 10`. */
  readonly label: string;
  /** `/ 10`. */
  readonly outOf?: string;
  /** `Very good`. */
  readonly word?: string;
  /** `212 reviews`. */
  readonly count?: string;
  /** `212`, in brackets where there is little room; the label says it in words. */
  readonly reviews?: string;
}

export function Rating({ value, label, outOf, word, count, reviews }: RatingProps) {
  return (
    <span className={css.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={css.score} aria-hidden>
        <span className={css.star}>
          <Icon name="star" size="small" filled />
        </span>
        <b>{value}</b>
        {outOf && <b>{outOf}</b>}
      </span>
      {word && <span>{word}</span>}
      {count && <span className={css.count}>{count}</span>}
      {reviews && (
        <span className={css.count} aria-hidden>
          ({reviews})
        </span>
      )}
    </span>
  );
}
