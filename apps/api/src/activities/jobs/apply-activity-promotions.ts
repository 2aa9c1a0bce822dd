import { startAndEndPromotions, type PromotionDeps } from '../../gifts/promotions/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { PROMOTED_ACTIVITIES } from '../promotions/promoted-activities.ts';

/** Starts and ends the promotions of activities on their day (decision note `gift-promotions`). */
export function applyActivityPromotions(deps: PromotionDeps): Job {
  return {
    name: 'apply-activity-promotions',
    everyMs: 15_000,
    budgetMs: 60_000,
    isExclusive: true,
    run: () => startAndEndPromotions(deps, [PROMOTED_ACTIVITIES]),
  };
}
