import type { ActivityDetail } from '@shop/contracts';
import { withViewed } from '@shop/domain';
import { viewedActivity } from '../../views/activity/viewed-activity.ts';
import { recall, remember } from '@shop/design-system/device-memory';

/** Puts the activity first among what was looked at last (spec 2, section 3, recently viewed). */
export function rememberActivity(activity: ActivityDetail): void {
  const item = viewedActivity(activity);
  if (item) remember('recentlyViewed', JSON.stringify(withViewed(recall('recentlyViewed'), item)));
}
