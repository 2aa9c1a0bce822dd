import { askForErasure } from '@shop/api-client';
import type { Erasure as AskedErasure } from '@shop/contracts';
import { Button, CheckField, Disclosure, Message, PasswordField, useErrorSummary } from '@shop/design-system';
import { ERASURE_DAYS } from '@shop/domain';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { erasureRefusal, type ErasureRefusal } from '../../views/profile/erasure-refusal.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

/** Asks for the erasure of the account: by the password, and a box that says that it is meant. */
export function Erasure({ onAsked }: { readonly onAsked: (erasure: AskedErasure) => void }) {
  const intl = useIntl();
  const t = useAccountMessages();
  const form = useRef<HTMLFormElement>(null);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const { password, isSure, isSent, isBusy, refusal, type, mean, ask } = useErasure(onAsked);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await ask();
    summarise();
  };
  const fault = refusal === 'wrongPassword' ? 'wrongPassword' : isSent && password === '' ? 'mandatory' : undefined;
  return (
    <Disclosure title={t('profile.erase.title')}>
      <form ref={form} method="dialog" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <FaultSummary faults={faults} />
        <p>{t('profile.erase.text', { days: ERASURE_DAYS })}</p>
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

function useErasure(onAsked: (erasure: AskedErasure) => void) {
  const guarded = useGuarded();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErasureRefusal>();
  const ask = async (): Promise<void> => {
    setSent(true);
    if (password === '' || !isSure || isBusy) return;
    setBusy(true);
    try {
      onAsked(await guarded(() => askForErasure({ password })));
    } catch (error) {
      setRefusal(erasureRefusal(error));
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setPassword(text);
    setRefusal(undefined);
  };
  return { password, isSure, isSent, isBusy, refusal, type, mean: setSure, ask };
}
