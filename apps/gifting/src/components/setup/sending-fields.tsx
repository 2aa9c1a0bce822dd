import { useSite } from '@shop/contracts/page';
import { RadioGroup, SelectField, Stack, TextField } from '@shop/design-system';
import { firstSendDay, lastSendDay, sendingFault, type GiftWay, type SendingChoice, type SendTime } from '@shop/domain';
import { sendHours, sendPlaces, shopNow } from '@shop/i18n';
import { useState } from 'react';
import { useMessages } from '../shared/use-messages.ts';
import css from './sending-fields.module.css';

export interface SendingFieldsProps {
  readonly choice: SendingChoice;
  readonly onChange: (choice: SendingChoice) => void;
  /** The form was sent: faults show also of fields that nobody has been in. */
  readonly wasTried: boolean;
}

const WAYS: readonly GiftWay[] = ['self', 'now', 'later'];

/** Who brings a digital gift: the buyer, to print or to pass on, or a mail to the recipient, at once or on a day and hour. */
export function SendingFields({ choice, onChange, wasTried }: SendingFieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <RadioGroup<GiftWay>
        legend={t('gifting.sending.legend')}
        headingLevel={2}
        name="sending"
        look="cards"
        value={choice.way}
        onChange={(way) => onChange({ ...choice, way })}
        options={WAYS.map((way) => ({ value: way, label: t(`gifting.sending.${way}`), hint: t(`gifting.sending.${way}Hint`) }))}
      />
      {choice.way === 'later' && <TimeFields choice={choice} onChange={onChange} wasTried={wasTried} />}
    </Stack>
  );
}

function TimeFields({ choice, onChange, wasTried }: SendingFieldsProps) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  const [wasLeft, setLeft] = useState(false);
  const { sendAt } = choice;
  const set = (part: Partial<SendTime>) => onChange({ ...choice, sendAt: { ...sendAt, ...part } });
  const now = shopNow(site);
  const fault = wasLeft || wasTried ? sendingFault(choice, now) : undefined;
  return (
    <div className={css.time}>
      <TextField
        name="sendDay"
        type="date"
        label={t('gifting.sending.day')}
        value={sendAt.day}
        min={firstSendDay(sendAt.timeZone, now)}
        max={lastSendDay(sendAt.timeZone, now)}
        onChange={({ target }) => set({ day: target.value })}
        onBlur={() => setLeft(true)}
        error={fault && t(`gifting.fault.${fault}`)}
        required
      />
      <SelectField
        name="sendTime"
        label={t('gifting.sending.time')}
        value={sendAt.time}
        options={sendHours(locale)}
        onChange={({ target }) => set({ time: target.value })}
      />
      <SelectField
        name="sendPlace"
        label={t('gifting.sending.place')}
        value={sendAt.timeZone}
        options={sendPlaces(locale)}
        onChange={({ target }) => set({ timeZone: target.value })}
      />
    </div>
  );
}
