import { Skeleton } from '../skeleton/skeleton.tsx';
import css from './product-card.module.css';

/** The place of a `ProductCard`, as high as one, so that the list does not jump. */
export function CardSkeleton() {
  return (
    <div className={`${css.card} ${css.coming}`}>
      <div className={css.about}>
        <Skeleton lines={4} />
      </div>
      <div className={css.frame}>
        <Skeleton shape="picture" />
      </div>
    </div>
  );
}
