import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import { partyLabel } from '../../shared/stay-labels.ts';
import { Fact, Facts } from '../fact.tsx';

export interface OrderFactsProps {
  readonly order: OrderView;
  readonly kind: 'stay' | 'activity' | 'gift';
}

/** Days, people and room of a stay; how many nights and people a gift is for. */
export function OrderFacts({ order, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const { stay, checkin, checkout, nights, adult: adults, child: children, baby: babies } = order;
  const people = partyLabel({ adults, children, babies }, t);
  const party = [t('product.party.title'), people];
  const duration = [t('product.confirmation.duration'), t('product.price.nights', { count: nights })];
  const facts =
    kind === 'stay'
      ? [
          [t('product.dates.arrival'), formatDay(checkin, locale, 'long')],
          [t('product.dates.departure'), formatDay(checkout, locale, 'long')],
          duration,
          party,
          [t('product.room.title'), stay.roomLabel],
        ]
      : [...(nights > 0 ? [duration] : []), ...(isGiftCard(order) ? [] : [[t('product.order.confirmation.forWhom'), people]])];
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(([name = '', value = '']) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </Facts>
  );
}

/** An amount for the people who spend it, however many they are. */
function isGiftCard({ vouchers = [] }: OrderView): boolean {
  return vouchers.some(({ kind }) => kind === 'GIFTCARD');
}
