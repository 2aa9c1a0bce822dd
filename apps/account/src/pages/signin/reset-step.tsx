import { setNewPassword } from '@shop/api-client';
import { MailedForm } from '../../components/forms/mailed-form.tsx';

/** Who has the mail's link chooses a new password, and signs in with it. */
export function ResetStep() {
  return (
    <MailedForm step="reset" fields={['newPassword']} send={(token, { newPassword }) => setNewPassword({ token, password: newPassword })} />
  );
}
