import type { GiftDelivery } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Button, Card, Message, Stack } from '@shop/design-system';
import { formatDay, sendTimeLabel } from '@shop/i18n';
import { useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { ChangeForm } from './change-form.tsx';
import css from './delivery.module.css';
import { useDeliveryMessages, type DeliveryTranslate } from './delivery-messages.ts';
import { useGiftMail, type GiftAction } from './use-gift-mail.ts';

export interface DeliveryCardProps {
  readonly orderUUID: string;
  readonly delivery: GiftDelivery;
}

const TONES = { scheduled: 'brand', sending: 'quiet', sent: 'success', bounced: 'warning', cancelled: 'quiet' } as const;
type Opened = 'change' | 'address' | undefined;

/** One mail of a gift: to whom, when, in which words; until it is sent its buyer may change all of it. */
export function DeliveryCard({ orderUUID, delivery: requested }: DeliveryCardProps) {
  const { locale } = useSite();
  const t = useDeliveryMessages();
  const [opened, setOpened] = useState<Opened>();
  const { delivery, act, isBusy, done, refusal } = useGiftMail(orderUUID, requested);
  const { state, recipientEmail, recipientName, message } = delivery;
  const recipient = recipientName ?? recipientEmail;
  const start = (action: GiftAction) => act(action, () => setOpened(undefined));
  const isOpen = state === 'scheduled';
  const isCorrectable = isOpen || state === 'sent' || state === 'bounced';
  return (
    <Card className={css.card} data-delivery={state}>
      <Stack gap={3}>
        <p className={css.line}>
          <Badge tone={TONES[state]}>{t(`state.${delivery.openedOn ? 'opened' : state}`)}</Badge>
          {recipient && <b className={css.address}>{recipient}</b>}
          {recipientName && recipientEmail && <span className={css.address}>{recipientEmail}</span>}
        </p>
        <p>{storyOf(delivery, { t, locale })}</p>
        {message && <p className={css.quiet}>{t('message', { message })}</p>}
        {done && !refusal && (
          <Message kind="success" live>
            {t(`done.${done}`)}
          </Message>
        )}
        {refusal && (
          <Message kind={refusal === 'failed' ? 'error' : 'warning'} live>
            {t(`refused.${refusal}`)}
          </Message>
        )}
        <div className={css.line}>
          {isOpen && (
            <Button look="brand" icon="mail" busy={isBusy} onClick={() => start({ kind: 'send' })}>
              {t('sendNow')}
            </Button>
          )}
          {isOpen && (
            <Button aria-expanded={opened === 'change'} onClick={() => setOpened(opened === 'change' ? undefined : 'change')}>
              {t('change')}
            </Button>
          )}
          {isCorrectable && (
            <Button
              look="link"
              aria-expanded={opened === 'address'}
              onClick={() => setOpened(opened === 'address' ? undefined : 'address')}
            >
              {t(isOpen ? 'correct' : 'correctSent')}
            </Button>
          )}
        </div>
        {opened === 'change' && isOpen && (
          <ChangeForm delivery={delivery} isBusy={isBusy} onChange={(change) => start({ kind: 'change', change })} />
        )}
        {opened === 'address' && isCorrectable && (
          <AddressForm
            isSent={state === 'sent'}
            isBusy={isBusy}
            onCorrect={(corrected) => start({ kind: 'address', recipientEmail: corrected })}
          />
        )}
      </Stack>
    </Card>
  );
}

function storyOf(
  { state, sendAt, sentOn, openedOn }: GiftDelivery,
  { t, locale }: { t: DeliveryTranslate; locale: Parameters<typeof formatDay>[1] },
): string {
  if (state === 'scheduled' && sendAt) return t('story.scheduled', sendTimeLabel(sendAt, locale));
  if (openedOn) return t('story.opened', { day: formatDay(openedOn, locale, 'long') });
  if (state === 'sent' && sentOn) return t('story.sent', { day: formatDay(sentOn, locale, 'long') });
  return t(`story.${state === 'scheduled' || state === 'sent' ? 'sending' : state}`);
}
