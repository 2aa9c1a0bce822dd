import { askForSignInLink } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { MailingForm } from '../../components/forms/mailing-form.tsx';

/** Sends a link to sign in by, to an address that has an account; nobody is told whether it has. */
export function LinkStep() {
  const { locale } = useSite();
  return (
    <MailingForm
      step="link"
      fields={['email']}
      send={({ email }) => askForSignInLink({ email: email.trim(), locale })}
      wayBack="account.back"
    />
  );
}
