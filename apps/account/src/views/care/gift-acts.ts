import type { CareGift, CareStory, GiftDelivery } from '@shop/contracts';
import { holdsCareRole } from '@shop/domain';

export type GiftActKind = 'extendGift' | 'extendByGoodwill';

export interface GiftAct {
  readonly kind: GiftActKind;
  /** yyyy-MM-dd, the new last day. */
  readonly until: string;
}

/** How a colleague may extend a gift: by its holder's rule as an agent, beyond it once as a supervisor. */
export function giftActs({ extension, goodwill }: CareGift, role: CareStory['role']): readonly GiftAct[] {
  return [
    ...(extension && holdsCareRole(role, 'agent') ? [{ kind: 'extendGift', until: extension.until } as const] : []),
    ...(goodwill && holdsCareRole(role, 'supervisor') ? [{ kind: 'extendByGoodwill', until: goodwill.until } as const] : []),
  ];
}

/** Whether an agent may send a gift that was given on to another address: by the rule of its transfer. */
export function canCorrectHolder({ givenOn }: Pick<CareGift, 'givenOn'>, role: CareStory['role']): boolean {
  return givenOn?.correctable === true && holdsCareRole(role, 'agent');
}

/** Whether an agent may send the gift elsewhere: until it is given back, and not while it leaves. */
export function canCorrectRecipient({ state }: Pick<GiftDelivery, 'state'>, role: CareStory['role']): boolean {
  return holdsCareRole(role, 'agent') && (state === 'scheduled' || state === 'sent' || state === 'bounced');
}
