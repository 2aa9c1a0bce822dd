import { track } from '@shop/analytics';
import { activityQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Body } from './activity-parts.ts';

/** One activity (ACT-001). What it shows comes from the server; its code comes with the first interaction, or with a hash. */
export function ActivityPage() {
  const { id = '' } = useParams();
  const { locale } = useSite();
  const { data: activity } = useSuspenseQuery(activityQuery({ id, locale }));
  useEffect(() => {
    track({ event: 'view_item', item: { id: activity.id, name: activity.label } });
    import(/* webpackChunkName: "activity-viewed" */ '../../components/activity/remember-activity.ts').then(
      ({ rememberActivity }) => rememberActivity(activity),
      () => undefined,
    );
  }, [activity]);
  return <Body.Part key={id} />;
}
