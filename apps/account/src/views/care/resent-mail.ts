import type { CareEvent, CareStory } from '@shop/contracts';
import { CARE_MAILS, holdsCareRole, type CareMail } from '@shop/domain';

/** A mail that a colleague may send again. */
export interface ResentMail {
  readonly kind: CareMail;
  readonly id?: string;
  /** Address that it goes to: the customer's, or of a gift its recipient's. */
  readonly to: string;
}

/** The mail of an event, where it may go again: the confirmation while the order is paid, to nobody who is forgotten. */
export function resentMail({ order, deliveries, role }: CareStory, event: CareEvent): ResentMail | undefined {
  const kind = event.kind === 'mail' ? CARE_MAILS.find((mail) => mail === event.what) : undefined;
  if (!kind || order.email === '' || !holdsCareRole(role, 'agent')) return undefined;
  if (kind === 'confirmationMail' && order.status !== 'paid') return undefined;
  const delivery = event.deliveryId === undefined ? undefined : deliveries?.find(({ id }) => id === event.deliveryId);
  const to = event.deliveryId === undefined ? order.email : delivery?.recipientEmail;
  return to === undefined ? undefined : { kind, ...(event.mailId && { id: event.mailId }), to };
}
