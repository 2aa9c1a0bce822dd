import { register } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CheckedForm } from '../../components/forms/checked-form.tsx';
import css from '../../components/forms/entry.module.css';
import { Entry } from '../../components/forms/entry.tsx';
import { SentMail } from '../../components/forms/sent-mail.tsx';
import { StepLink } from '../../components/forms/step-link.tsx';
import type { Answers, EntryField } from '../../views/entry-fields.ts';

const FIELDS: readonly EntryField[] = ['firstName', 'lastName', 'email', 'newPassword'];

/** Opens an account as soon as its mail is answered; whether the address has one already is told by that mail alone. */
export function RegisterStep() {
  const intl = useIntl();
  const { locale } = useSite();
  const [mailedTo, setMailedTo] = useState<string>();
  const say = (id: string) => intl.formatMessage({ id: `account.register.${id}` });
  const send = ({ email, newPassword, firstName, lastName }: Answers) =>
    register({ email: email.trim(), password: newPassword, firstName: firstName.trim(), lastName: lastName.trim(), locale });
  return (
    <Entry title={say('title')}>
      {mailedTo ? (
        <SentMail words="account.register.sent.text" email={mailedTo} />
      ) : (
        <CheckedForm
          intro={say('intro')}
          fields={FIELDS}
          submit={say('submit')}
          send={send}
          onSent={({ email }) => setMailedTo(email.trim())}
        >
          <Terms />
        </CheckedForm>
      )}
      <StepLink to="signIn" words={mailedTo ? 'account.back' : 'account.register.haveOne'} />
    </Entry>
  );
}

/** What is agreed to; nothing typed is lost by reading it. */
function Terms() {
  const { locale } = useSite();
  const page = (id: string) =>
    function ContentPage(words: ReactNode) {
      return (
        <Link key={id} to={hrefFor('content', locale, { id })} target="_blank">
          {words}
        </Link>
      );
    };
  return (
    <p className={css.quiet}>
      <FormattedMessage id="account.register.terms" values={{ terms: page('terms-of-use'), privacy: page('data-protection') }} />
    </p>
  );
}
