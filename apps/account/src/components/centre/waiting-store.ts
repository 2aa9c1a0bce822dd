import { onRemembered, recall, remember } from '@shop/design-system/device-memory';
import { useMemo, useSyncExternalStore } from 'react';
import { formatWaiting, parseWaiting, type WaitingRedemption } from '../../views/centre/waiting-redemptions.ts';

/** They name no person, and outlive the tab: a phone at a counter closes it by itself. */
const NAME = 'centre.redemptions';
/** Of a browser that refuses its storage: as long as the page lives. */
let memory: string | null = null;

/** Kept before it is sent for the first time. */
export function keepWaiting(redemption: WaitingRedemption): void {
  write([...parseWaiting(read()), redemption]);
}

export function forgetWaiting(key: string): void {
  write(parseWaiting(read()).filter((kept) => kept.key !== key));
}

/** Every redemption that waits on this device, the first pressed first; none on the server. */
export function useWaiting(): readonly WaitingRedemption[] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parseWaiting(text), [text]);
}

const listeners = new Set<() => void>();
const read = (): string | null => recall(NAME) ?? memory;

function write(waiting: readonly WaitingRedemption[]): void {
  const text = formatWaiting(waiting);
  const isKept = remember(NAME, text);
  memory = isKept ? null : text;
  if (!isKept) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onRemembered(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
