import { Icon } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';
import css from './stars.module.css';

/** The hotel's class. */
export function Stars({ count }: { readonly count: number }) {
  const t = useMessages();
  if (count < 1) return null;
  return (
    <span className={css.stars} role="img" aria-label={t('product.stay.stars', { count })}>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" size="small" filled />
      ))}
    </span>
  );
}
