import { track } from '@shop/analytics';
import { useEffect } from 'react';

/** Tells analytics that a promotion was shown (spec 2, section 7); nothing without consent. */
export function usePromotionSeen(promotion: string | undefined, campaign: string | undefined): void {
  useEffect(() => {
    if (promotion) track({ event: 'view_promotion', promotion, ...(campaign && { campaign }) });
  }, [promotion, campaign]);
}
