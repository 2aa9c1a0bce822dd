import type { ReceivedGift } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { useAccountMessages } from '../account/account-messages.ts';
import { routerLink } from '../router-link.tsx';
import { ExtendGift } from './extend-gift.tsx';
import { GiftState } from './gift-state.tsx';
import css from './gifts.module.css';
import { TransferGift } from './transfer-gift.tsx';
import { UsedAt } from './used-at.tsx';

/** A gift that was sent to the account's address: who gave it, what is left of it, until when, and the way to use it. */
export function ReceivedCard({ gift }: { readonly gift: ReceivedGift }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const { code, kind, label, fromName, remaining, expiresOn, state, usedAt, extension, isTransferable } = gift;
  return (
    <Card as="li" className={css.received} data-gift={state}>
      <p className={css.line}>
        <GiftState state={state} />
        {fromName && <span className={css.quiet}>{t('gifts.from', { name: fromName })}</span>}
      </p>
      <h3 className={css.name}>{label ?? t(`gifts.kind.${kind}`)}</h3>
      {state === 'active' && kind === 'GIFTCARD' && <p>{t('gifts.left', { amount: formatMoney(remaining, locale) })}</p>}
      <UsedAt at={usedAt} className={css.quiet} />
      <p className={css.quiet}>
        {t(state === 'expired' ? 'gifts.wasValid' : 'gifts.until', { day: formatDay(expiresOn, locale, 'long') })}
      </p>
      <div className={css.ways}>
        {state === 'active' && (
          <Button look="brand" icon="gift" href={hrefFor('boxLanding', locale, { code })} render={routerLink}>
            {t('gifts.use')}
          </Button>
        )}
        <ExtendGift code={code} offer={extension} />
        {isTransferable && <TransferGift gift={gift} />}
      </div>
    </Card>
  );
}
