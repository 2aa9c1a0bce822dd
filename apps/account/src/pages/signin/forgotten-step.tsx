import { askForNewPassword } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckedForm } from '../../components/forms/checked-form.tsx';
import { Entry } from '../../components/forms/entry.tsx';
import { SentMail } from '../../components/forms/sent-mail.tsx';
import { StepLink } from '../../components/forms/step-link.tsx';

const FIELDS = ['email'] as const;

/** Sends a link to choose a new password, to an address that has an account; nobody is told whether it has. */
export function ForgottenStep() {
  const intl = useIntl();
  const { locale } = useSite();
  const [mailedTo, setMailedTo] = useState<string>();
  const say = (id: string) => intl.formatMessage({ id: `account.forgotten.${id}` });
  return (
    <Entry title={say('title')}>
      {mailedTo ? (
        <SentMail words="account.forgotten.sent.text" email={mailedTo} />
      ) : (
        <CheckedForm
          intro={say('intro')}
          fields={FIELDS}
          submit={say('submit')}
          send={({ email }) => askForNewPassword({ email: email.trim(), locale })}
          onSent={({ email }) => setMailedTo(email.trim())}
        />
      )}
      <StepLink to="signIn" words="account.back" />
    </Entry>
  );
}
