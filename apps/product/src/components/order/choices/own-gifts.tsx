import { isSignedIn, ownGiftsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, useHydrated } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payingGifts } from '../../../views/order/choices/paying-gifts.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './choices.module.css';

export interface OwnGiftsProps {
  /** Codes that pay already. */
  readonly applied: readonly string[];
  /** Tries one; true once it pays. */
  readonly onUse: (code: string) => Promise<boolean>;
}

/** Gifts that a signed-in customer has received: each pays by one press, and nobody types its code. Without an answer there are none. */
export function OwnGifts({ applied, onUse }: OwnGiftsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const isAlive = useHydrated();
  const [used, setUsed] = useState<string>();
  const { data } = useQuery({ ...ownGiftsQuery({ locale }), enabled: isAlive && isSignedIn(), retry: false });
  const gifts = payingGifts(data?.received ?? [], applied);
  if (gifts.length === 0) return null;
  const use = async (code: string) => {
    setUsed(code);
    await onUse(code);
    setUsed(undefined);
  };
  return (
    <ul className={css.applied} role="list" data-state="atHand" aria-label={t('product.order.codes.own')}>
      {gifts.map(({ code, label = t('product.order.codes.own.card'), remaining, expiresOn }) => (
        <li key={code} className={css.code}>
          <span>
            <b>{label}</b>
            <span className={css.quiet}>
              {t('product.order.codes.own.left', { amount: formatMoney(remaining, locale), day: formatDay(expiresOn, locale, 'long') })}
            </span>
          </span>
          <Button busy={used === code} aria-label={t('product.order.codes.own.useOne', { gift: label })} onClick={() => void use(code)}>
            {t('product.order.codes.own.use')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
