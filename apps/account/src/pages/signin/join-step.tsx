import { confirmJoinedOrder } from '@shop/api-client';
import { MailedForm } from '../../components/forms/mailed-form.tsx';

/** A reader of a booking's mailbox gives the booking to the account that has requested it, by a press. */
export function JoinStep() {
  return <MailedForm step="join" fields={[]} send={(token) => confirmJoinedOrder({ token })} />;
}
