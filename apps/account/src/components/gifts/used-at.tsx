import { useSite } from '@shop/contracts/page';
import { formatDay, formatTime, localMoment } from '@shop/i18n';
import { useAccountMessages } from '../account/account-messages.ts';

interface UsedAtProps {
  /** ISO 8601; none of a gift that no centre has redeemed. */
  readonly at: string | undefined;
  readonly className: string | undefined;
}

/** When the centre of an activity has redeemed a voucher. */
export function UsedAt({ at, className }: UsedAtProps) {
  const { locale, timeZone } = useSite();
  const t = useAccountMessages();
  if (!at) return null;
  const { day, time } = localMoment(at, timeZone);
  return <span className={className}>{t('gifts.usedAt', { day: formatDay(day, locale, 'long'), time: formatTime(time, locale) })}</span>;
}
