import type { ActivityCenter, ActivityDetail } from '@shop/contracts';
import { Card, FactList, Section } from '@shop/design-system';
import { Link } from 'react-router';
import { Description } from '../shared/description.tsx';
import { MapLink } from '../shared/map-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import css from './activity-story.module.css';

/** What one reads before buying: description, activities, locations, schedules, what is nice and what is important to know. */
export function ActivityStory({ activity }: { readonly activity: ActivityDetail }) {
  const t = useMessages();
  const { description, activities, locations, schedules, niceToKnow, importantInfo } = activity;
  return (
    <>
      <Section title={t('activity.about')}>
        <Description text={description} />
      </Section>
      <Section title={t('activity.programme')}>
        <ul className={css.list} role="list">
          {activities.map((part) => (
            <li key={part.title}>
              <Part part={part} activity={activity} />
            </li>
          ))}
        </ul>
      </Section>
      {schedules && (
        <Section title={t('activity.schedules')}>
          <FactList facts={[{ icon: 'clock', title: schedules }]} columns={1} />
        </Section>
      )}
      <Section title={t('activity.locations', { count: locations.length })}>
        <ul className={css.list} role="list">
          {locations.map((centre) => (
            <li key={centre.id}>
              <Place centre={centre} />
            </li>
          ))}
        </ul>
      </Section>
      {niceToKnow && (
        <Section title={t('activity.niceToKnow')}>
          <p>{niceToKnow}</p>
        </Section>
      )}
      {importantInfo.length > 0 && (
        <Section title={t('activity.important')}>
          <ul className={css.infos}>
            {importantInfo.map((info) => (
              <li key={info}>{info}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface PartProps {
  readonly part: ActivityDetail['activities'][number];
  readonly activity: ActivityDetail;
}

/** One activity; what holds for all of them stands once, in a section of its own. */
function Part({ part, activity }: PartProps) {
  const t = useMessages();
  return (
    <Card as="article" look="quiet" className={css.part}>
      <p className={css.univers}>{part.univers}</p>
      <h3>{part.title}</h3>
      <Description text={part.description} />
      <FactList
        facts={[
          { icon: 'check' as const, title: t('activity.composition'), text: part.composition },
          { icon: 'clock' as const, title: t('activity.schedules'), text: part.schedules === activity.schedules ? '' : part.schedules },
          ...(part.importantInformation && part.importantInformation !== activity.niceToKnow
            ? [{ icon: 'info' as const, title: part.importantInformation }]
            : []),
        ].filter(({ text, title }) => text !== '' && title !== '')}
        columns={1}
      />
    </Card>
  );
}

function Place({ centre }: { readonly centre: ActivityCenter }) {
  const t = useMessages();
  return (
    <Card className={css.part}>
      <h3>{centre.label}</h3>
      <p>{centre.location.address}</p>
      <div>
        <MapLink place={centre} />
      </div>
      <p>
        <Link to={centre.uri}>{t('activity.town')}</Link>
      </p>
    </Card>
  );
}
