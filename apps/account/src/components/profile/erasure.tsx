import { eraseAccount } from '@shop/api-client';
import { Button, CheckField, Disclosure, Message, PasswordField, useErrorSummary } from '@shop/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { erasureRefusal, type ErasureRefusal } from '../../views/profile/erasure-refusal.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import css from './profile.module.css';
import { useGuarded } from './session-guard.tsx';

/** Forgets the customer: by the password, and a box that says that it is meant. */
export function Erasure({ onErased }: { readonly onErased: () => void }) {
  const intl = useIntl();
  const t = useAccountMessages();
  const form = useRef<HTMLFormElement>(null);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const { password, isSure, isSent, isBusy, refusal, type, mean, erase } = useErasure(onErased);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await erase();
    summarise();
  };
  const fault = refusal === 'wrongPassword' ? 'wrongPassword' : isSent && password === '' ? 'mandatory' : undefined;
  return (
    <Disclosure title={t('profile.erase.title')}>
      <form ref={form} method="dialog" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <FaultSummary faults={faults} />
        <p>{t('profile.erase.text')}</p>
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'account.field.password' })}
          showLabel={intl.formatMessage({ id: 'account.signin.show' })}
          hideLabel={intl.formatMessage({ id: 'account.signin.hide' })}
          autoComplete="current-password"
          required
          value={password}
          error={fault && intl.formatMessage({ id: `account.fault.${fault}` }, { field: 'password' })}
          onChange={({ target }) => type(target.value)}
        />
        <CheckField
          name="sure"
          label={t('profile.erase.sure')}
          required
          checked={isSure}
          error={isSent && !isSure && t('profile.erase.unsure')}
          onChange={({ target }) => mean(target.checked)}
        />
        {refusal && refusal !== 'wrongPassword' && (
          <Message kind="warning" live title={t('profile.erase.refused')}>
            {t(`profile.erase.refused.${refusal}`)}
          </Message>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {t('profile.erase.submit')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

function useErasure(onErased: () => void) {
  const guarded = useGuarded();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErasureRefusal>();
  const erase = async (): Promise<void> => {
    setSent(true);
    if (password === '' || !isSure || isBusy) return;
    setBusy(true);
    try {
      await guarded(() => eraseAccount({ password }));
      onErased();
    } catch (error) {
      setRefusal(erasureRefusal(error));
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setPassword(text);
    setRefusal(undefined);
  };
  return { password, isSure, isSent, isBusy, refusal, type, mean: setSure, erase };
}
