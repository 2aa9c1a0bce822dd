import { hasConsent } from '@shop/analytics';
import type { PartnerVisit } from '@shop/api-client';
import { deviceKey } from '@shop/design-system/device-memory';
import { attributedPartner, type PartnerClick } from '@shop/domain';

const KEY = deviceKey('partner');

/**
 * Which partner's site a visit counts for: in this tab always, on the device only with consent to measurement
 * (decision note `partner-attribution`). The last click counts, for `ATTRIBUTION_DAYS`.
 */
export function partnerVisit(clock: () => number = Date.now): PartnerVisit {
  const tab = storeOf(() => sessionStorage);
  const device = storeOf(() => localStorage);
  return {
    current() {
      const clicks = [tab.read(), device.read()];
      if (!hasConsent()) {
        device.forget();
        clicks.pop();
      }
      return attributedPartner(clicks, clock());
    },
    note(minisite) {
      const click = { minisite, at: clock() };
      tab.write(click);
      if (hasConsent()) device.write(click);
    },
  };
}

/** Consent that comes after the click keeps it on the device; a withdrawal forgets it there. */
export function keepPartnerVisit(isGiven: boolean): void {
  const [tab, device] = [storeOf(() => sessionStorage), storeOf(() => localStorage)];
  const click = tab.read();
  if (!isGiven) device.forget();
  else if (click) device.write(click);
}

/** A browser that refuses its storage remembers nothing. */
function storeOf(storage: () => Storage) {
  return {
    read: (): PartnerClick | undefined => clickOf(tried(() => storage().getItem(KEY))),
    write: ({ minisite, at }: PartnerClick) => tried(() => storage().setItem(KEY, `${minisite} ${at}`)),
    forget: () => tried(() => storage().removeItem(KEY)),
  };
}

function clickOf(text: string | null | undefined): PartnerClick | undefined {
  const found = /^(\d{1,6}) (\d{1,16})$/.exec(text ?? '');
  return found ? { minisite: Number(found[1]), at: Number(found[2]) } : undefined;
}

function tried<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
