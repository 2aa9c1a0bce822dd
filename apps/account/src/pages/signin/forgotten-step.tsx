import { askForNewPassword } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { MailingForm } from '../../components/forms/mailing-form.tsx';

/** Sends a link to choose a new password, to an address that has an account; nobody is told whether it has. */
export function ForgottenStep() {
  const { locale } = useSite();
  return (
    <MailingForm
      step="forgotten"
      fields={['email']}
      send={({ email }) => askForNewPassword({ email: email.trim(), locale })}
      wayBack="account.back"
    />
  );
}
