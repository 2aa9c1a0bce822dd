import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';
import { partyWords } from '../../shared/words-of-stay.ts';
import { Fact, Facts } from '../fact.tsx';

export interface OrderFactsProps {
  readonly order: OrderView;
  readonly kind: 'stay' | 'activity' | 'gift';
}

/** Days, people and room of a stay; how many nights and people a gift is for. */
export function OrderFacts({ order, kind }: OrderFactsProps) {
  const { locale } = useSite();
  const words = useWords();
  const { stay, checkin, checkout, nights, adult: adults, child: children, baby: babies } = order;
  const party = [words('product.party.title'), partyWords({ adults, children, babies }, words)];
  const duration = [words('product.confirmation.duration'), words('product.price.nights', { count: nights })];
  const facts =
    kind === 'stay'
      ? [
          [words('product.dates.arrival'), formatDay(checkin, locale, 'long')],
          [words('product.dates.departure'), formatDay(checkout, locale, 'long')],
          duration,
          party,
          [words('product.room.title'), stay.roomLabel],
        ]
      : [...(nights > 0 ? [duration] : []), party];
  return (
    <Facts>
      {facts.map(([name = '', value = '']) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </Facts>
  );
}
