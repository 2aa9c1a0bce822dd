import { register } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import css from '../../components/forms/entry.module.css';
import { MailingForm } from '../../components/forms/mailing-form.tsx';
import type { Answers } from '../../views/entry-fields.ts';

/** Opens an account as soon as its mail is answered; whether the address has one already is told by that mail alone. */
export function RegisterStep() {
  const { locale } = useSite();
  const send = ({ email, newPassword, firstName, lastName }: Answers) =>
    register({ email: email.trim(), password: newPassword, firstName: firstName.trim(), lastName: lastName.trim(), locale });
  return (
    <MailingForm step="register" fields={['firstName', 'lastName', 'email', 'newPassword']} send={send} wayBack="account.register.haveOne">
      <Terms />
    </MailingForm>
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
