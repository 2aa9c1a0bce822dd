import type { Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import css from './cancellation.module.css';
import { useMessages } from './use-messages.ts';

export interface CancellationProps {
  readonly policy: Quote['cancellationPolicy'];
  readonly hasDates: boolean;
}

/** Success look where there is a deadline, else an information; without dates it asks for them (spec 1, section 4). */
export function Cancellation({ policy, hasDates }: CancellationProps) {
  const { locale } = useSite();
  const t = useMessages();
  const deadline = policy.cancellable ? policy.cancellationDeadline?.slice(0, 10) : undefined;
  const look = deadline && hasDates ? 'success' : 'info';
  const text = () => {
    if (!policy.cancellable) return t('product.cancellation.none');
    if (!hasDates) return t('product.cancellation.addDates');
    return deadline ? t('product.cancellation.until', { day: formatDay(deadline, locale, 'long') }) : t('product.cancellation.cancellable');
  };
  return (
    <p className={css.cancellation} data-look={look}>
      <Icon name={look === 'success' ? 'calendar-check' : 'info'} />
      <span>{text()}</span>
    </p>
  );
}
