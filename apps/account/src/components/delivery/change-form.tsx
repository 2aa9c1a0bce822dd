import type { GiftDelivery, GiftDeliveryChange } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, SelectField, Stack, TextArea, TextField } from '@shop/design-system';
import { CUSTOMIZATION_LIMITS, firstSendDay, lastSendDay, sendTimeFault } from '@shop/domain';
import { sendHours, sendPlaces, shopNow } from '@shop/i18n';
import { useRef, useState, type FormEvent } from 'react';
import css from './delivery.module.css';
import { useDeliveryMessages } from './delivery-messages.ts';

export interface ChangeFormProps {
  readonly delivery: GiftDelivery;
  readonly isBusy: boolean;
  readonly onChange: (change: GiftDeliveryChange) => void;
}

/** Another day, hour, place or message for a gift that is still to be sent. */
export function ChangeForm({ delivery, isBusy, onChange }: ChangeFormProps) {
  const site = useSite();
  const { locale, timeZone: ownZone } = site;
  const t = useDeliveryMessages();
  const [sendAt, setSendAt] = useState(delivery.sendAt ?? { day: '', time: '08:00', timeZone: ownZone });
  const [message, setMessage] = useState(delivery.message ?? '');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const now = shopNow(site);
  const fault = wasTried ? sendTimeFault(sendAt, now) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (sendTimeFault(sendAt, shopNow(site))) form.current?.querySelector<HTMLInputElement>('[name=sendDay]')?.focus();
    else onChange({ sendAt, message });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('change')}>
      <Stack gap={3}>
        <div className={css.time}>
          <TextField
            name="sendDay"
            type="date"
            label={t('day')}
            value={sendAt.day}
            min={firstSendDay(sendAt.timeZone, now)}
            max={lastSendDay(sendAt.timeZone, now)}
            onChange={({ target }) => setSendAt({ ...sendAt, day: target.value })}
            error={fault && t(`fault.${fault}`)}
            required
          />
          <SelectField
            name="sendTime"
            label={t('time')}
            value={sendAt.time}
            options={sendHours(locale, sendAt.time)}
            onChange={({ target }) => setSendAt({ ...sendAt, time: target.value })}
          />
          <SelectField
            name="sendPlace"
            label={t('place')}
            value={sendAt.timeZone}
            options={sendPlaces(locale)}
            onChange={({ target }) => setSendAt({ ...sendAt, timeZone: target.value })}
          />
        </div>
        <TextArea
          name="message"
          label={t('messageLabel')}
          value={message}
          maxLength={CUSTOMIZATION_LIMITS.message}
          onChange={({ target }) => setMessage(target.value)}
          count={t('count', { count: message.length, max: CUSTOMIZATION_LIMITS.message })}
        />
        <div>
          <Button type="submit" look="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
