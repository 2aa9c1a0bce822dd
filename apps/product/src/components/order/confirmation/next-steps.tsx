import { useSite } from '@shop/contracts/page';
import { FactList, type FactListProps } from '@shop/design-system';
import { formatDay } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';
import type { OrderFactsProps } from './order-facts.tsx';

type Step = FactListProps['facts'][number];

/** What happens next, and until when one may change one's mind. */
export function NextSteps({ order, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const words = useWords();
  const isSent = order.vouchers?.some(({ format }) => format === 'physical');
  const ofGift: Step[] = [
    isSent
      ? { icon: 'truck', title: words('product.order.confirmation.nextPost') }
      : { icon: 'mail', title: words('product.order.confirmation.nextVoucher') },
    ...(kind === 'activity' ? [{ icon: 'phone', title: words('product.order.confirmation.nextRedeem') } as const] : []),
  ];
  const ofStay: Step[] = [
    { icon: 'mail', title: words('product.confirmation.nextMail') },
    ...(order.insured ? [{ icon: 'shield-check', title: words('product.order.confirmation.insured') } as const] : []),
    ...(order.cancellationDeadline ? [changesUntil(order.cancellationDeadline)] : []),
    { icon: 'hotel', title: words('product.confirmation.nextHotel') },
    { icon: 'help-circle', title: words('product.confirmation.nextHelp') },
  ];
  return <FactList columns={1} facts={kind === 'stay' ? ofStay : ofGift} />;

  function changesUntil(day: string): Step {
    return { icon: 'calendar-check', title: words('product.order.confirmation.changesUntil', { day: formatDay(day, locale, 'long') }) };
  }
}
