import { hasConsent } from './consent.ts';
import type { RelayEvent } from './relay-shape.ts';

/** Sends an event to the relay of a point of sale, by a beacon where there is one; fails silently (spec 2, section 7). */
export function sendToRelay(event: RelayEvent, pointOfSale: string): void {
  if (!hasConsent()) return;
  sendQuietly(`/analytics/ga/collect/${pointOfSale.toLowerCase()}`, event);
}

/** Sends JSON that nobody waits for; it also leaves while the page is being left. */
export function sendQuietly(address: string, body: unknown): void {
  const text = JSON.stringify(body);
  try {
    if (navigator.sendBeacon?.(address, new Blob([text], { type: 'application/json' }))) return;
  } catch {
    // A browser that refuses beacons is asked the other way.
  }
  fetch(address, { method: 'POST', body: text, headers: { 'content-type': 'application/json' }, keepalive: true }).catch(() => undefined);
}
