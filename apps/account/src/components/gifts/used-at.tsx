import { useSite } from '@shop/contracts/page';
import { formatMoment } from '@shop/i18n';
import { useAccountMessages } from '../account/account-messages.ts';

interface UsedAtProps {
  /** ISO 8601; none of a gift that no centre has redeemed. */
  readonly at: string | undefined;
  readonly className: string | undefined;
}

/** When the centre of an activity has redeemed a voucher. */
export function UsedAt({ at, className }: UsedAtProps) {
  const site = useSite();
  const t = useAccountMessages();
  if (!at) return null;
  return <span className={className}>{t('gifts.usedAt', formatMoment(at, site))}</span>;
}
