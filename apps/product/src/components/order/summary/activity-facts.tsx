import type { ActivityCheckout } from '@shop/routes';
import { useMessages } from '../../shared/use-messages.ts';
import { partyLabel } from '../../shared/stay-labels.ts';
import { Fact, Facts } from '../fact.tsx';

/** Who an activity is for. */
export function ActivityFacts({ requested }: { readonly requested: ActivityCheckout }) {
  const t = useMessages();
  return (
    <Facts>
      <Fact name={t('product.party.title')} value={partyLabel({ adults: requested.adults, children: 0, babies: 0 }, t)} />
      <Fact
        name={t('product.order.summary.use')}
        value={t(requested.isOwnUse ? 'product.order.summary.ownUse' : 'product.order.summary.gift')}
      />
    </Facts>
  );
}
