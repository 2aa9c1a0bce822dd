import { approveNewEmail } from '@shop/api-client';
import { MailedForm } from '../../components/forms/mailed-form.tsx';

/** Whoever reads the mail of the account's address approves the new one, by a press; the new one is mailed a link of its own. */
export function ApproveStep() {
  return <MailedForm step="approve" fields={[]} send={(token) => approveNewEmail({ token })} />;
}
