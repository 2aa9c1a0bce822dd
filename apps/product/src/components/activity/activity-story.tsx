import type { ActivityCenter, ActivityDetail } from '@shop/contracts';
import { Card, FactList, Section } from '@shop/design-system';
import { Link } from 'react-router';
import { Description } from '../shared/description.tsx';
import { useWords } from '../shared/use-words.ts';
import css from './activity-story.module.css';

/** What one reads before buying: description, activities, locations, schedules, what is nice and what is important to know. */
export function ActivityStory({ activity }: { readonly activity: ActivityDetail }) {
  const words = useWords();
  const { description, activities, locations, schedules, niceToKnow, importantInfo } = activity;
  return (
    <>
      <Section title={words('activity.about')}>
        <Description text={description} />
      </Section>
      <Section title={words('activity.programme')}>
        <ul className={css.list} role="list">
          {activities.map((part) => (
            <li key={part.title}>
              <Part part={part} />
            </li>
          ))}
        </ul>
      </Section>
      {schedules && (
        <Section title={words('activity.schedules')}>
          <FactList facts={[{ icon: 'clock', title: schedules }]} columns={1} />
        </Section>
      )}
      <Section title={words('activity.locations', { count: locations.length })}>
        <ul className={css.list} role="list">
          {locations.map((centre) => (
            <li key={centre.id}>
              <Place centre={centre} />
            </li>
          ))}
        </ul>
      </Section>
      {niceToKnow && (
        <Section title={words('activity.niceToKnow')}>
          <p>{niceToKnow}</p>
        </Section>
      )}
      {importantInfo.length > 0 && (
        <Section title={words('activity.important')}>
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

function Part({ part }: { readonly part: ActivityDetail['activities'][number] }) {
  const words = useWords();
  return (
    <Card as="article" look="quiet" className={css.part}>
      <p className={css.univers}>{part.univers}</p>
      <h3>{part.title}</h3>
      <p>{part.description}</p>
      <FactList
        facts={[
          { icon: 'check' as const, title: words('activity.composition'), text: part.composition },
          { icon: 'clock' as const, title: words('activity.schedules'), text: part.schedules },
          ...(part.importantInformation ? [{ icon: 'info' as const, title: part.importantInformation }] : []),
        ].filter(({ text, title }) => text !== '' && title !== '')}
        columns={1}
      />
    </Card>
  );
}

function Place({ centre }: { readonly centre: ActivityCenter }) {
  const words = useWords();
  return (
    <Card className={css.part}>
      <h3>{centre.label}</h3>
      <p>{centre.location.address}</p>
      <p>
        <Link to={centre.uri}>{words('activity.town')}</Link>
      </p>
    </Card>
  );
}
