import { resendConfirmation, resendOrderMail } from '@shop/api-client';
import type { ResentMail } from '../../../views/care/resent-mail.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

/** Sends the confirmation of a paid order again, or another mail that the customer, or the recipient of a gift, has had. */
export function ResendDialog({ story, mail, reason, onDone, onClose }: OrderActProps & { readonly mail?: ResentMail }) {
  const t = useCareMessages();
  const { orderUUID, email } = story.order;
  const name = mail ? 'mail' : 'resend';
  const act = useAct({
    call: (why, key) =>
      mail
        ? resendOrderMail(orderUUID, { mail: mail.kind, ...(mail.id && { mailId: mail.id }), reason: why }, key)
        : resendConfirmation(orderUUID, { reason: why }, key),
    onDone: () => onDone(t(`act.${name}.done`)),
  });
  return <ActDialog name={name} values={{ email: mail?.to ?? email }} reason={reason} act={act} onClose={onClose} />;
}
