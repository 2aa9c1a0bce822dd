import type { ReceivedGift } from '@shop/contracts';
import { Badge } from '@shop/design-system';
import { useAccountMessages } from '../account/account-messages.ts';

const TONES = { active: 'success', used: 'quiet', expired: 'warning', cancelled: 'quiet' } as const;

export function GiftState({ state }: Pick<ReceivedGift, 'state'>) {
  const t = useAccountMessages();
  return <Badge tone={TONES[state]}>{t(`gifts.state.${state}`)}</Badge>;
}
