import { register } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { AccountTerms } from '../../components/forms/account-terms.tsx';
import { MailingForm } from '../../components/forms/mailing-form.tsx';
import type { Answers } from '../../views/authentication-fields.ts';

/** Opens an account as soon as its mail is answered; whether the address has one already is told by that mail alone. */
export function RegisterStep() {
  const { locale } = useSite();
  const send = ({ email, newPassword, firstName, lastName }: Answers) =>
    register({ email: email.trim(), password: newPassword, firstName: firstName.trim(), lastName: lastName.trim(), locale });
  return (
    <MailingForm step="register" fields={['firstName', 'lastName', 'email', 'newPassword']} send={send} wayBack="account.register.haveOne">
      <AccountTerms />
    </MailingForm>
  );
}
