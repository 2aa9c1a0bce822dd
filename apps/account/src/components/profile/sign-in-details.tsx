import { askForEmailChange, changePassword } from '@shop/api-client';
import { Disclosure } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountMessages } from '../account/account-messages.ts';
import { CheckedForm } from '../forms/checked-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { useGuarded } from '../account/session-guard.tsx';

/** Another e-mail address, which counts once the mail of the one that counts now, and then its own, is answered. */
export function EmailChange({ email: current }: { readonly email: string }) {
  const t = useAccountMessages();
  const guarded = useGuarded();
  const [mailedTo, setMailedTo] = useState<string>();
  return (
    <Disclosure title={t('profile.email.change')}>
      {mailedTo ? (
        <Notice title={t('profile.email.sent.title')}>{t('profile.email.sent.text', { current, email: mailedTo })}</Notice>
      ) : (
        <CheckedForm
          intro={t('profile.email.intro')}
          fields={['email', 'password']}
          submit={t('profile.email.submit')}
          send={({ email, password }) => guarded(() => askForEmailChange({ email: email.trim(), password }))}
          onSent={({ email }) => setMailedTo(email.trim())}
        />
      )}
    </Disclosure>
  );
}

/** Another password, by the one that holds; every other device is signed out. */
export function PasswordChange() {
  const t = useAccountMessages();
  const guarded = useGuarded();
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  return (
    <Disclosure title={t('profile.password.change')}>
      {isDone ? (
        <Notice title={t('profile.password.done.title')}>{t('profile.password.done.text')}</Notice>
      ) : (
        <CheckedForm
          intro={t('profile.password.intro')}
          fields={['password', 'newPassword']}
          submit={t('profile.password.submit')}
          send={({ password, newPassword }) => guarded(() => changePassword({ current: password, password: newPassword }))}
          onSent={() => {
            setDone(true);
            void client.invalidateQueries({ queryKey: ['sessions'] });
          }}
        />
      )}
    </Disclosure>
  );
}
