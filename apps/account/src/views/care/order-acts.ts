import type { CareStory } from '@shop/contracts';
import { holdsCareRole } from '@shop/domain';

export const ORDER_ACTS = ['note', 'resend', 'cancel', 'refund'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

/** What may be done about an order, by the colleague's role and the state of the order. */
export function orderActs({ order: { status, email }, role, cancellation, refundable }: CareStory): readonly OrderAct[] {
  if (!holdsCareRole(role, 'agent')) return [];
  const may = {
    note: true,
    resend: status === 'paid' && email !== '',
    cancel: cancellation?.cancellable === true,
    refund: refundable > 0,
  };
  return ORDER_ACTS.filter((act) => may[act]);
}

/** A refund that waits is decided by a supervisor; who has asked for it may only withdraw it. */
export function refundDecisions(
  { role, colleague }: Pick<CareStory, 'role' | 'colleague'>,
  request: { readonly state?: string | undefined; readonly colleague?: string | undefined },
): readonly ('confirm' | 'refuse')[] {
  if (request.state !== 'waiting' || !holdsCareRole(role, 'supervisor')) return [];
  return request.colleague === colleague ? ['refuse'] : ['confirm', 'refuse'];
}
