import { Icon } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';
import css from './stars.module.css';

/** The hotel's class. */
export function Stars({ count }: { readonly count: number }) {
  const words = useWords();
  if (count < 1) return null;
  return (
    <span className={css.stars} role="img" aria-label={words('product.stay.stars', { count })}>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" size="small" filled />
      ))}
    </span>
  );
}
