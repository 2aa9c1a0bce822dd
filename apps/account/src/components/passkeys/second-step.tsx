import { choosePasskeyAfterPassword, passkeysQuery } from '@shop/api-client';
import type { PasskeysAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { formatMoment } from '@shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import css from '../profile/profile.module.css';
import { usePasskeyMessages } from './passkey-messages.ts';
import { PasswordDialog } from './password-dialog.tsx';

export interface SecondStepProps extends Pick<PasskeysAnswer, 'afterPassword' | 'endsAt'> {
  readonly onChanged: () => void;
}

/** Whether a passkey is needed after the password, and the choice of it (decision note `passkeys`). */
export function SecondStep({ afterPassword, endsAt, onChanged }: SecondStepProps) {
  const t = usePasskeyMessages();
  const client = useQueryClient();
  const site = useSite();
  const [open, setOpen] = useState(false);
  const way = afterPassword ? 'turnOff' : 'turnOn';
  const send = async (password: string) =>
    client.setQueryData(passkeysQuery().queryKey, await choosePasskeyAfterPassword({ enabled: !afterPassword, password }));
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <div className={css.form}>
      <h3 className={css.name}>{t('after.title')}</h3>
      <p>{endsAt ? t('after.ending', formatMoment(endsAt, site)) : t(afterPassword ? 'after.on' : 'after.off')}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{t(`after.${way}`)}</Button>
      </div>
      <PasswordDialog
        open={open}
        title={t(`after.${way}`)}
        texts={[t(`after.${way}.text`)]}
        submit={t('after.submit')}
        send={send}
        onDone={done}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
