import type { ActivityCheckout } from '@shop/routes';
import { useWords } from '../../shared/use-words.ts';
import { partyWords } from '../../shared/words-of-stay.ts';
import { Fact, Facts } from '../fact.tsx';

/** Who an activity is for. */
export function ActivityFacts({ asked }: { readonly asked: ActivityCheckout }) {
  const words = useWords();
  return (
    <Facts>
      <Fact name={words('product.party.title')} value={partyWords({ adults: asked.adults, children: 0, babies: 0 }, words)} />
      <Fact
        name={words('product.order.summary.use')}
        value={words(asked.isOwnUse ? 'product.order.summary.ownUse' : 'product.order.summary.gift')}
      />
    </Facts>
  );
}
