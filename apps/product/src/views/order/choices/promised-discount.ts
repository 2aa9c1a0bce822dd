import type { Site, StayDetail } from '@shop/contracts';
import { autoDiscountPercent, type AutoDiscount } from '@shop/domain';

const EXPERIMENT = 'autoDiscount';

/** Only visitors of the experiment are promised a code (spec 1, section 4). */
export function mayBePromised({ experiments }: Pick<Site, 'experiments'>): boolean {
  return experiments?.[EXPERIMENT] !== undefined;
}

/** What the cards promise on a stay that is booked: its code is entered by itself, so that the price is the promised one. */
export function promisedDiscount(
  { autoDiscount }: Pick<StayDetail, 'autoDiscount'>,
  site: Pick<Site, 'experiments'>,
): AutoDiscount | undefined {
  const percent = autoDiscountPercent(autoDiscount, { flow: 'booking', isAssigned: mayBePromised(site) });
  return percent === undefined ? undefined : autoDiscount;
}
