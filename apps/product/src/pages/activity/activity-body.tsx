import { activityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { chosenActivityParty } from '@shop/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ActivityHead } from '../../components/activity/activity-head.tsx';
import { ActivityHeading } from '../../components/activity/activity-heading.tsx';
import { ActivityPanel } from '../../components/activity/activity-panel.tsx';
import { ActivityStory } from '../../components/activity/activity-story.tsx';
import { ExpiredActivity } from '../../components/activity/expired-activity.tsx';
import { HowItWorks } from '../../components/activity/how-it-works.tsx';
import { ViewedActivities } from '../../components/activity/viewed-activities.tsx';
import { PictureGallery } from '../../components/shared/picture-gallery.tsx';
import { activityPrice } from '../../views/activity/activity-price.ts';
import css from './activity.module.css';
import { useActivityState } from './use-activity-state.ts';

/** What it is, where, what it costs a party, and the voucher that buys it. */
export function ActivityBody() {
  const { id = '' } = useParams();
  const { locale } = useSite();
  const { data: activity } = useSuspenseQuery(activityQuery({ id, locale }));
  const { adults, change } = useActivityState();
  const price = activityPrice(activity, adults);
  const { label } = activity;
  return (
    <Container>
      <ActivityHead activity={activity} />
      <ActivityHeading activity={activity} />
      <PictureGallery of={label} images={activity.images} alts={activity.imageAlts} />
      <div className={css.columns}>
        <div className={css.story}>
          <ActivityStory activity={activity} />
        </div>
        <aside className={css.aside}>
          {price ? (
            <ActivityPanel
              activity={activity}
              price={price}
              onParty={(wished) => change(chosenActivityParty(price.adults, wished, price.sizes))}
            />
          ) : (
            <ExpiredActivity />
          )}
        </aside>
      </div>
      <HowItWorks />
      <div className={css.viewed}>
        <ViewedActivities id={id} />
      </div>
    </Container>
  );
}
