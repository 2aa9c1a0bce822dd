import { ApiError, isPasskeyNeeded, isSignedIn, profileQuery, signIn } from '@shop/api-client';
import type { PasskeyRequestOptions } from '@shop/contracts';
import { Button, Dialog, PasswordField } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { signInFault, type SignInFault } from '../../views/sign-in-fault.ts';
import { useAccountMessages } from './account-messages.ts';
import { SignInFaultNote } from '../forms/sign-in-fault-note.tsx';
import css from '../forms/sign-in.module.css';
import { PasskeyStep } from '../passkeys/passkey-step.tsx';

type Guarded = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

interface Ended {
  readonly resume: () => void;
  readonly giveUp: () => void;
}

const GuardContext = createContext<Guarded>((call) => call());

/** Makes a call of the account; where the session has ended meanwhile it asks for the password, and makes the call again. */
export const useGuarded = (): Guarded => use(GuardContext);

/** The forms and buttons in it keep what was typed and pressed when the session ends. */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isSignedIn(), retry: false });
  const email = profile?.email;
  const [ended, setEnded] = useState<Ended>();
  const guarded = useCallback<Guarded>(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!hasEnded(error) || email === undefined) throw error;
        await new Promise<void>((resume, reject) => setEnded({ resume, giveUp: () => reject(error) }));
        return call();
      }
    },
    [email],
  );
  const end = (how: keyof Ended) => {
    setEnded(undefined);
    ended?.[how]();
  };
  return (
    <GuardContext value={guarded}>
      {children}
      {email !== undefined && (
        <SignInAgain email={email} open={ended !== undefined} onDone={() => end('resume')} onClose={() => end('giveUp')} />
      )}
    </GuardContext>
  );
}

/** The orders of an account are open to its session: without one they ask for their key. */
function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'ORDER_ACCESS_NEEDED');
}

interface SignInAgainProps {
  readonly email: string;
  readonly open: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function SignInAgain({ email, open, onDone, onClose }: SignInAgainProps) {
  const intl = useIntl();
  const t = useAccountMessages();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault?: SignInFault }>({ isBusy: false });
  const [needed, setNeeded] = useState<PasskeyRequestOptions>();
  const done = () => {
    setNeeded(undefined);
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || state.isBusy) return;
    setState({ isBusy: true });
    try {
      const answer = await signIn({ email, password });
      setPassword('');
      setState({ isBusy: false });
      if (isPasskeyNeeded(answer)) setNeeded(answer.options);
      else onDone();
    } catch (error) {
      setState({ isBusy: false, fault: signInFault(error) });
    }
  };
  if (needed)
    return (
      <Dialog open={open} onClose={onClose} title={t('page.ended.title')} closeLabel={t('page.close')}>
        <PasskeyStep options={needed} onSignedIn={done} onBack={() => setNeeded(undefined)} />
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('page.ended.title')} closeLabel={t('page.close')}>
      <form method="dialog" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={css.quiet}>{t('again.text', { email })}</p>
        <PasswordField
          name="password"
          label={intl.formatMessage({ id: 'account.field.password' })}
          showLabel={intl.formatMessage({ id: 'account.signin.show' })}
          hideLabel={intl.formatMessage({ id: 'account.signin.hide' })}
          autoComplete="current-password"
          data-focus-first
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <SignInFaultNote fault={state.fault} />
        <Button type="submit" look="primary" wide busy={state.isBusy}>
          {t('again.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
