import { approveNewEmail } from '@shop/api-client';
import { MailedForm } from '../../components/forms/mailed-form.tsx';

/** A reader of the account's mailbox approves the new address, by a press; the new address then gets a separate link by mail. */
export function ApproveStep() {
  return <MailedForm step="approve" fields={[]} send={(token) => approveNewEmail({ token })} />;
}
