import type { ActivityDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { imageAt } from '@shop/design-system';
import { activityData } from '../../views/activity/structured-data.ts';
import { ProductHead } from '../shared/product-head.tsx';

/** An activity that is no longer sold is not to be indexed; its page model says so. */
export function ActivityHead({ activity }: { readonly activity: ActivityDetail }) {
  const { origin } = useSite();
  const absolute = (path: string) => origin + path;
  const addresses = {
    page: absolute(activity.pageModel.canonicalUrl),
    absolute,
    images: activity.images.map((image) => new URL(imageAt(image, '1500_736'), origin).href),
  };
  return (
    <ProductHead
      page={activity.pageModel}
      title={`${activity.label}, ${activity.mainActivityCenter.label}`}
      structuredData={activityData(activity, addresses)}
    />
  );
}
