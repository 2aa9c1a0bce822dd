import type { ProgrammeLine, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, cutText, Icon, isIconName, Picture, Section } from '@shop/design-system';
import { experiencesOf } from '../../../views/stay/stay-view.ts';
import { seasonLabel } from '../../shared/stay-labels.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './experience-section.module.css';

/** Letters of a summary (spec 1, section 9). */
const SUMMARY = 250;

/** Activities and dinners: a summary each, the whole in a window. */
export function ExperienceSection({ stay, onOpen }: { readonly stay: StayDetail; readonly onOpen: (id: string) => void }) {
  const t = useMessages();
  const experiences = experiencesOf(stay);
  if (experiences.length === 0) return null;
  return (
    <Section title={t('stay.experience.title')} id="experience">
      <ul className={css.list} role="list">
        {experiences.map((line) => (
          <li key={line.id}>
            <Experience line={line} onOpen={() => onOpen(line.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Experience({ line, onOpen }: { readonly line: ProgrammeLine; readonly onOpen: () => void }) {
  const { locale } = useSite();
  const t = useMessages();
  const { title, description, how, imageUrl, icon, activityParticipantsLabel, season } = line;
  const text = description ?? how;
  const notes = [activityParticipantsLabel, season && seasonLabel(season, locale, t)].filter(Boolean);
  return (
    <Card as="article" padding="small" className={css.experience}>
      {imageUrl && <Picture url={imageUrl} alt="" shape="card" sizes="(min-width: 40rem) 12rem, 90vw" className={css.picture} />}
      <div className={css.text}>
        <h3 className={css.title}>
          <Icon name={isIconName(icon) ? icon : 'sparkles'} /> {title}
        </h3>
        {notes.length > 0 && <p className={css.note}>{notes.join(' · ')}</p>}
        {text && <p>{cutText(text, SUMMARY)}</p>}
        <Button look="link" onClick={onOpen} aria-label={t('stay.detailsOf', { what: title })}>
          {t('stay.details')}
        </Button>
      </div>
    </Card>
  );
}
