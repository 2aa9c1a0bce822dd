import { keepOpenBooking } from '@shop/api-client';
import type { BoughtGift } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, Picture } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import { useNavigate } from 'react-router';
import { useAccountMessages } from '../account/account-messages.ts';
import { FoldHint } from '../fold-hint.tsx';
import { LazyDeliveries } from '../delivery/lazy-deliveries.tsx';
import { ExtendGift } from './extend-gift.tsx';
import { GiftState } from './gift-state.tsx';
import css from './gifts.module.css';
import { UsedAt } from './used-at.tsx';

/** A gift that the account has bought: its vouchers and how each stands, its paper, and the way to give it back. */
export function BoughtCard({ gift }: { readonly gift: BoughtGift }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const navigate = useNavigate();
  const { orderUUID, bookingNumber, email, status, label, imageUrl, boughtOn, vouchers, deliveries = [] } = gift;
  const printed = status === 'paid' ? vouchers.filter(({ state }) => state !== 'transferred') : [];
  const hasCard = printed.some(({ format }) => format === 'digital');
  const manage = () => {
    keepOpenBooking({ orderUUID, bookingNumber, email });
    void navigate(hrefFor('bookingManagement', locale));
  };
  return (
    <Card as="li" padding="none" className={css.card} data-order={status}>
      {imageUrl && <Picture url={imageUrl} alt="" sizes="(min-width: 40rem) 15rem, 100vw" className={css.picture} />}
      <div className={css.facts}>
        <h3 className={css.name}>{label}</h3>
        <p className={css.quiet}>{t('gifts.boughtOn', { day: formatDay(boughtOn, locale, 'long'), number: bookingNumber })}</p>
        {status === 'cancelled' && (
          <p>
            <Badge tone="quiet">{t('gifts.givenBack')}</Badge>
          </p>
        )}
        {status === 'paid' && (
          <ul className={css.vouchers} aria-label={t('gifts.vouchers')}>
            {vouchers.map(({ code, value, expiresOn, state, usedAt, extension, transferredOn, exchanged, label: name }) => (
              <li key={code} className={css.line}>
                <b className={css.code}>{code}</b>
                <GiftState state={state} />
                <span className={css.quiet}>
                  {transferredOn
                    ? t('gifts.transferredOn', { day: formatDay(transferredOn, locale, 'long') })
                    : t('gifts.voucher', { amount: formatMoney(value, locale), day: formatDay(expiresOn, locale, 'long') })}
                </span>
                {exchanged && (
                  <span className={css.quiet}>{t('gifts.exchangedOn', { name, day: formatDay(exchanged.on, locale, 'long') })}</span>
                )}
                <UsedAt at={usedAt} className={css.quiet} />
                <ExtendGift code={code} offer={extension} />
              </li>
            ))}
          </ul>
        )}
        {deliveries.length > 0 && <LazyDeliveries orderUUID={orderUUID} deliveries={deliveries} />}
        <div className={css.ways}>
          {printed.length > 0 && (
            <Button icon="download" href={`/gateway/orders/${orderUUID}/voucher.pdf`}>
              {t('gifts.paper')}
            </Button>
          )}
          {hasCard && (
            <Button icon="gift" href={`/gateway/orders/${orderUUID}/voucher.pdf?layout=card`}>
              {t('gifts.paperCard')}
            </Button>
          )}
          <Button look="link" onClick={manage} aria-label={t('gifts.manageOne', { number: bookingNumber })}>
            {t('gifts.manage')}
          </Button>
        </div>
        {hasCard && <FoldHint className={css.quiet} />}
      </div>
    </Card>
  );
}
