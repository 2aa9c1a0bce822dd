import { Icon } from '@shop/design-system';
import { useMessages } from '../shared/use-messages.ts';
import css from './flow-toggle.module.css';

export interface FlowToggleProps {
  readonly isGift: boolean;
  readonly onGift: () => void;
  readonly onBooking: () => void;
}

/** For oneself or as a present (spec 2, section 4, flow). */
export function FlowToggle({ isGift, onGift, onBooking }: FlowToggleProps) {
  const t = useMessages();
  return (
    <div className={css.toggle} role="group" aria-label={t('product.flow.label')}>
      <button type="button" className={css.choice} aria-pressed={!isGift} onClick={() => isGift && onBooking()}>
        <Icon name="calendar" /> {t('product.flow.booking')}
      </button>
      <button type="button" className={css.choice} aria-pressed={isGift} onClick={() => !isGift && onGift()}>
        <Icon name="gift" /> {t('product.flow.gifting')}
      </button>
    </div>
  );
}
