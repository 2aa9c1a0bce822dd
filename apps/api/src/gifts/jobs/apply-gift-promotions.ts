import type { Job } from '../../platform/jobs/index.ts';
import { PROMOTED_BOXES, PROMOTED_STAYS } from '../promotions/promoted-tables.ts';
import { startAndEndPromotions, type PromotionDeps } from '../promotions/start-and-end-promotions.ts';

/** Starts and ends the promotions of boxes and of stays as gifts on their day (decision note `gift-promotions`). */
export function applyGiftPromotions(deps: PromotionDeps): Job {
  return {
    name: 'apply-gift-promotions',
    everyMs: 15_000,
    budgetMs: 60_000,
    isExclusive: true,
    run: () => startAndEndPromotions(deps, [PROMOTED_BOXES, PROMOTED_STAYS]),
  };
}
