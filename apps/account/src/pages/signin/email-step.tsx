import { confirmNewEmail } from '@shop/api-client';
import { MailedForm } from '../../components/forms/mailed-form.tsx';

/** An account's new address counts once who reads its mail says so: by a press, for mail programs follow links by themselves. */
export function EmailStep() {
  return <MailedForm step="email" fields={[]} send={(token) => confirmNewEmail({ token })} />;
}
