import type { ProgrammeLine } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { FactList, Picture, Stack } from '@shop/design-system';
import { durationLabel, seasonLabel } from '../../shared/stay-labels.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './windows.module.css';

/** All that is said of an activity or a dinner. */
export function ActivityWindow({ line }: { readonly line: ProgrammeLine | undefined }) {
  const { locale } = useSite();
  const t = useMessages();
  if (!line) return null;
  const { imageUrl, description, duration, activityParticipantsLabel, how, season } = line;
  const facts = [
    ...(duration ? [{ icon: 'clock' as const, title: durationLabel(duration, t) }] : []),
    ...(activityParticipantsLabel ? [{ icon: 'users' as const, title: activityParticipantsLabel }] : []),
    ...(season ? [{ icon: 'calendar-check' as const, title: seasonLabel(season, locale, t) }] : []),
    ...(how ? [{ icon: 'calendar' as const, title: how }] : []),
  ];
  return (
    <Stack gap={4}>
      {imageUrl && <Picture url={imageUrl} alt="" shape="wide" sizes="(min-width: 40rem) 36rem, 90vw" className={css.picture} />}
      {description && <p>{description}</p>}
      {facts.length > 0 && <FactList facts={facts} columns={1} />}
    </Stack>
  );
}
