import type { LocalDate } from '../days/local-date.ts';
import { roomsLeft } from './rooms-left.ts';

/** What presses a little on a card. */
export type StressMessage =
  | { readonly kind: 'priority' | 'custom' | 'marketing'; readonly text: string }
  | { readonly kind: 'expiration'; readonly day: LocalDate }
  | { readonly kind: 'lastMinute' }
  | { readonly kind: 'roomsLeft'; readonly rooms: number };

export interface StressFacts {
  readonly priority?: string | undefined;
  readonly expiration?: LocalDate | undefined;
  readonly lastMinute?: boolean | undefined;
  readonly availableRooms?: number | undefined;
  readonly custom?: string | undefined;
  readonly marketingLabels?: readonly string[];
}

const MOST = 2;

/** At most two, in the order priority, expiration, last minute, rooms left, custom, marketing label (spec 2, section 9). */
export function stressMessages(facts: StressFacts): StressMessage[] {
  const { priority, expiration, lastMinute, availableRooms, custom, marketingLabels = [] } = facts;
  const all: (StressMessage | undefined)[] = [
    priority ? { kind: 'priority', text: priority } : undefined,
    expiration ? { kind: 'expiration', day: expiration } : undefined,
    lastMinute ? { kind: 'lastMinute' } : undefined,
    roomsLeft(availableRooms) ? { kind: 'roomsLeft', rooms: availableRooms ?? 0 } : undefined,
    custom ? { kind: 'custom', text: custom } : undefined,
    ...marketingLabels.map((text) => ({ kind: 'marketing', text }) as const),
  ];
  return all.filter((message) => message !== undefined).slice(0, MOST);
}
