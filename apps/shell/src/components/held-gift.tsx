import { changeHeldGift, hasGiftSession, heldGiftQuery, leaveGift } from '@shop/api-client';
import type { BeneficiaryView, Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { Link } from '@shop/federation/link';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Place } from '../layout/use-place.ts';
import { GiftBarRoom } from './gift-bar-room.tsx';
import css from './gift-bar.module.css';

/** What is left of the gift that this browser has opened, and until when, and a button that lets go of it. */
export function HeldGift({ place }: { readonly place: Place }) {
  const { locale } = useSite();
  const intl = useIntl();
  const client = useQueryClient();
  const { data: gift, isPending } = useQuery({ ...heldGiftQuery(locale), enabled: hasGiftSession() });
  const { mutate, isPending: isLeaving } = useMutation({
    mutationFn: leaveGift,
    onSuccess: () => changeHeldGift(client, { locale, gift: null }),
  });
  const isBought = place.screen === 'confirmation';
  useEffect(() => {
    if (isBought) void client.invalidateQueries({ queryKey: ['gift'] });
  }, [client, isBought]);
  if (isPending) return <GiftBarRoom />;
  if (gift?.status !== 'active') return null;
  return (
    <aside className={css.bar} aria-label={intl.formatMessage({ id: 'shell.gift.bar' })} data-testid="gift-bar">
      <Link to={hrefFor('beneficiaryLogin', locale)} className={css.gift}>
        <Icon name="gift" size="small" />
        <span>{heldGiftLabel(gift, { intl, locale })}</span>
      </Link>
      <button
        type="button"
        className={css.leave}
        aria-label={intl.formatMessage({ id: 'shell.gift.leave.label' })}
        disabled={isLeaving}
        onClick={() => mutate()}
      >
        {intl.formatMessage({ id: 'shell.gift.leave' })}
      </button>
    </aside>
  );
}

function heldGiftLabel(gift: BeneficiaryView, { intl, locale }: { intl: IntlShape; locale: Locale }): string {
  const day = formatDay(gift.expiresOn, locale, 'shortYear');
  if (gift.kind === 'DIGITAL_ACTIVITY_ONLY') return intl.formatMessage({ id: 'shell.gift.heldActivity' }, { title: gift.title ?? '', day });
  return intl.formatMessage({ id: 'shell.gift.held' }, { amount: formatMoney(gift.remaining, locale), day });
}
