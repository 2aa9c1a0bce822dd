import { Button, Dialog, PasswordField } from '@shop/design-system';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../account/account-messages.ts';
import { useGuarded } from '../account/session-guard.tsx';
import css from '../forms/sign-in.module.css';
import { PasskeyAlert } from './passkey-alert.tsx';
import { usePasskeyCall } from './use-passkey-call.ts';

export interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the password is for, and what follows. */
  readonly texts: readonly string[];
  readonly submit: string;
  readonly send: (password: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** A passkey is made in it. */
  readonly isNew?: boolean;
}

/** Asks for the password before something changes who can sign in; what fails is said in it, and can be tried again. */
export function PasswordDialog({ open, onClose, title, ...rest }: PasswordDialogProps) {
  const closeLabel = useAccountMessages()('page.close');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      {open && <PasswordForm {...rest} />}
    </Dialog>
  );
}

function PasswordForm({ texts, submit, send, onDone, isNew = false }: Omit<PasswordDialogProps, 'open' | 'title' | 'onClose'>) {
  const intl = useIntl();
  const guarded = useGuarded();
  const t = (id: string) => intl.formatMessage({ id }, { field: 'password' });
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const { isBusy, fault, run, clear } = usePasskeyCall();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (password !== '' && (await run(() => guarded(() => send(password))))) onDone();
  };
  const wrong = fault === 'wrongPassword' ? 'wrongPassword' : isSent && password === '' ? 'mandatory' : undefined;
  return (
    <form method="dialog" className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PasswordField
        name="password"
        label={t('account.field.password')}
        showLabel={t('account.signin.show')}
        hideLabel={t('account.signin.hide')}
        autoComplete="current-password"
        data-focus-first
        required
        value={password}
        error={wrong && t(`account.fault.${wrong}`)}
        onChange={({ target }) => {
          setPassword(target.value);
          clear();
        }}
      />
      <PasskeyAlert fault={fault} isNew={isNew} />
      <Button type="submit" look="primary" wide busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
