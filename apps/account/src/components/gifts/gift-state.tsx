import type { BoughtGift } from '@shop/contracts';
import { Badge } from '@shop/design-system';
import { useAccountMessages } from '../account/account-messages.ts';

const TONES = { active: 'success', used: 'quiet', expired: 'warning', cancelled: 'quiet', transferred: 'quiet' } as const;

export function GiftState({ state }: Pick<BoughtGift['vouchers'][number], 'state'>) {
  const t = useAccountMessages();
  return <Badge tone={TONES[state]}>{t(`gifts.state.${state}`)}</Badge>;
}
