import type { CareEvent } from '@shop/contracts';
import type { IconName } from '@shop/design-system';

export type EventTone = 'success' | 'warning' | 'quiet';

export interface EventView {
  readonly icon: IconName;
  /** Undefined for what has no state of its own. */
  readonly tone: EventTone | undefined;
}

const ICONS = {
  ordered: 'shopping-bag',
  paid: 'circle-check',
  failed: 'triangle-alert',
  cancelled: 'x',
  payment: 'credit-card',
  refund: 'wallet',
  dispute: 'landmark',
  instalment: 'calendar',
  change: 'pencil',
  mail: 'mail',
  gift: 'gift',
  refundRequest: 'wallet',
  note: 'message-circle',
} as const satisfies Record<CareEvent['kind'], IconName>;

const GOOD: readonly string[] = ['succeeded', 'done', 'sent', 'paid', 'won'];
const BAD: readonly string[] = ['declined', 'failed', 'retrying', 'lost', 'needs_response'];

/** How one event of an order's story is marked; what is under way is quiet. */
export function eventView({ kind, state }: Pick<CareEvent, 'kind' | 'state'>): EventView {
  return { icon: ICONS[kind], tone: state === undefined ? undefined : toneOf(state) };
}

function toneOf(state: string): EventTone {
  if (GOOD.includes(state)) return 'success';
  return BAD.includes(state) ? 'warning' : 'quiet';
}
