import { useSite } from '@shop/contracts/page';
import { FactList, type FactListProps } from '@shop/design-system';
import { paymentStory } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import type { OrderFactsProps } from './order-facts.tsx';

type Step = FactListProps['facts'][number];

/** What happens next, and until when one may change one's mind. */
export function NextSteps({ order, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const isSent = order.vouchers?.some(({ format }) => format === 'physical');
  const ofGift: Step[] = [
    isSent
      ? { icon: 'truck', title: t('product.order.confirmation.nextPost') }
      : { icon: 'mail', title: t('product.order.confirmation.nextVoucher') },
    ...(kind === 'activity' ? [{ icon: 'phone', title: t('product.order.confirmation.nextRedeem') } as const] : []),
  ];
  const ofStay: Step[] = [
    { icon: 'mail', title: t('product.confirmation.nextMail') },
    ...(paymentStory(order).open === 0 ? [] : [{ icon: 'credit-card', title: t('product.order.confirmation.nextPayments') } as const]),
    ...(order.insured ? [{ icon: 'shield-check', title: t('product.order.confirmation.insured') } as const] : []),
    ...(order.cancellationDeadline ? [changesUntil(order.cancellationDeadline)] : []),
    { icon: 'hotel', title: t('product.confirmation.nextHotel') },
    { icon: 'help-circle', title: t('product.confirmation.nextHelp') },
  ];
  return <FactList columns={1} facts={kind === 'stay' ? ofStay : ofGift} />;

  function changesUntil(day: string): Step {
    return { icon: 'calendar-check', title: t('product.order.confirmation.changesUntil', { day: formatDay(day, locale, 'long') }) };
  }
}
