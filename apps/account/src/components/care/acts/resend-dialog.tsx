import { resendConfirmation, resendOrderMail } from '@shop/api-client';
import type { CareMail } from '@shop/domain';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

/** Sends the confirmation of a paid order again, or another mail that the customer has had. */
export function ResendDialog({ story: { order }, mail, reason, onDone, onClose }: OrderActProps & { readonly mail?: CareMail }) {
  const t = useCareMessages();
  const { orderUUID, email } = order;
  const name = mail ? 'mail' : 'resend';
  const act = useAct({
    call: (why, key) =>
      mail ? resendOrderMail(orderUUID, { mail, reason: why }, key) : resendConfirmation(orderUUID, { reason: why }, key),
    onDone: () => onDone(t(`act.${name}.done`)),
  });
  return <ActDialog name={name} values={{ email }} reason={reason} act={act} onClose={onClose} />;
}
