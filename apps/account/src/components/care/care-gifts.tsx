import type { CareGift, CareStory, GiftDelivery } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button } from '@shop/design-system';
import { formatDay, formatMoney } from '@shop/i18n';
import { canCorrectHolder, canCorrectRecipient, giftActs } from '../../views/care/gift-acts.ts';
import type { BegunAct } from './acts/care-acts.tsx';
import { useCareMessages } from './care-messages.ts';
import css from './care.module.css';

const TONES = { active: 'success', used: 'quiet', expired: 'warning', cancelled: 'quiet' } as const;

export interface CareGiftsProps {
  readonly story: CareStory;
  readonly onBegin: (act: BegunAct) => void;
}

/** The gifts that an order has sold and the mails that bring them, with what a colleague may do about each. */
export function CareGifts({ story, onBegin }: CareGiftsProps) {
  const t = useCareMessages();
  const { gifts = [], deliveries = [] } = story;
  if (gifts.length === 0) return null;
  return (
    <section aria-label={t('gifts')} className={css.above}>
      <h3 className={css.small}>{t('gifts')}</h3>
      {gifts.map((gift) => (
        <Gift key={gift.number} gift={gift} story={story} onBegin={onBegin} />
      ))}
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} story={story} onBegin={onBegin} />
      ))}
    </section>
  );
}

function Gift({ gift, story, onBegin }: CareGiftsProps & { readonly gift: CareGift }) {
  const { locale } = useSite();
  const t = useCareMessages();
  const { code, state, remaining, expiresOn } = gift;
  return (
    <div data-gift={state}>
      <p className={css.line}>
        <b>{t('voucher.code', { code })}</b>
        <Badge tone={TONES[state]}>{t('voucher.state', { state })}</Badge>
        {gift.givenOn && <Badge tone="quiet">{t('gifts.givenOn')}</Badge>}
        <span className={css.quiet}>
          {t('voucher.worth', { amount: formatMoney(remaining, locale), day: formatDay(expiresOn, locale, 'shortYear') })}
        </span>
      </p>
      <div className={css.buttons}>
        {giftActs(gift, story.role).map(({ kind, until }) => (
          <Button
            key={kind}
            look="link"
            aria-label={t(`act.${kind}.label`, { code })}
            onClick={() => onBegin({ kind, gift: { number: gift.number, code, until } })}
          >
            {t(`act.${kind}`)}
          </Button>
        ))}
        {canCorrectHolder(gift, story.role) && (
          <Button
            look="link"
            aria-label={t('act.correctHolder.label', { code })}
            onClick={() => onBegin({ kind: 'correctHolder', number: gift.number })}
          >
            {t('act.correctHolder')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Delivery({ delivery, story, onBegin }: CareGiftsProps & { readonly delivery: GiftDelivery }) {
  const t = useCareMessages();
  const { state, recipientEmail } = delivery;
  return (
    <div data-delivery={state}>
      <p className={css.line}>
        <span>{t('gifts.sentTo')}</span>
        <b className={css.wrapped}>{recipientEmail ?? t('order.nobody')}</b>
        <Badge tone={state === 'bounced' ? 'warning' : state === 'sent' ? 'success' : 'quiet'}>{t('gifts.delivery', { state })}</Badge>
      </p>
      {canCorrectRecipient(delivery, story.role) && (
        <div className={css.buttons}>
          <Button look="link" onClick={() => onBegin({ kind: 'correctRecipient', delivery })}>
            {t('act.correctRecipient')}
          </Button>
        </div>
      )}
    </div>
  );
}
