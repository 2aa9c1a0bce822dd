import type { ActivityDates, LocalDate, Locale, ProgrammeDetails, ProgrammeLine } from '@shop/contracts';
import { activityDays, type ActivityChoices, type Party } from '@shop/domain';
import { pictureUrl, worded } from '../availability/cards/index.ts';
import { productMessages } from './product-messages.ts';

type StoredLine = ProgrammeLine & { image?: string };

/** What is in a stay, in words of the locale. */
export function programmeOf(stored: unknown, locale: Locale): ProgrammeLine[] {
  const lines = worded(stored, locale);
  if (!Array.isArray(lines)) return [];
  return (lines as StoredLine[]).map(({ image, ...line }, number) => ({
    ...line,
    id: String(line.id ?? number + 1),
    ...(image && { imageUrl: pictureUrl(image) }),
  }));
}

/** The same with what the stay page says of each line: for whom, how often, and how one comes by it (spec 2, section 3). */
export function programmeFor(stored: unknown, locale: Locale, { nights, party }: { nights: number; party: Party }): ProgrammeLine[] {
  const words = productMessages(locale);
  const people = party.adults + party.children;
  return programmeOf(stored, locale).map((line) => ({
    ...line,
    repeated: line.kind === 'breakfast' ? nights : 1,
    displayPax: line.kind !== 'room',
    ...(line.kind === 'activity' && {
      activityId: line.activityId ?? line.id,
      activityParticipantsLabel: line.activityParticipantsLabel ?? words.participants(people),
    }),
    ...(line.kind in words.how && { how: line.how ?? words.how[line.kind as keyof typeof words.how] }),
  }));
}

/** The activities of a programme, as addresses and orders name them. */
export function activityIdsOf(lines: readonly ProgrammeLine[]): string[] {
  return lines.filter(({ kind }) => kind === 'activity').map(({ id, activityId }) => activityId ?? id);
}

/** The lines by kind, as tabs and accordions show them. */
export function programmeDetails(lines: readonly ProgrammeLine[]): ProgrammeDetails {
  const ofKind = (kind: ProgrammeLine['kind']) => lines.filter((line) => line.kind === kind);
  const [room] = ofKind('room');
  return {
    ...(room && { room }),
    breakfasts: ofKind('breakfast'),
    dinners: ofKind('dinner'),
    activities: ofKind('activity'),
    extra: ofKind('extra'),
  };
}

/** Days to choose from for every activity of a dated stay: those on which it is run. */
export function activityDatesOf(
  lines: readonly ProgrammeLine[],
  { checkin, nights }: { checkin: LocalDate; nights: number },
): ActivityDates[] {
  return lines
    .filter((line) => line.kind === 'activity')
    .map((line) => ({
      activityId: line.activityId ?? line.id,
      title: line.title,
      dates: activityDays(checkin, nights, line.season),
    }));
}

/** What a dated stay lets choose of its activities. */
export function activityChoices(lines: readonly ProgrammeLine[], period: { checkin: LocalDate; nights: number }): ActivityChoices {
  const dates = activityDatesOf(lines, period);
  return {
    activityIds: activityIdsOf(lines),
    nights: period.nights,
    runDays: new Map(dates.map(({ activityId, dates }) => [activityId, dates.map(({ value }) => value)])),
  };
}

/** Longest intro of a programme, in characters (spec 1, section 9). */
const INTRO = 250;

/** The programme but the room in one short text: breakfast, dinner, an activity. */
export function shortIntro(lines: readonly ProgrammeLine[]): string {
  const text = lines
    .filter((line) => line.kind !== 'room')
    .map((line) => line.title)
    .join(', ');
  return text.length > INTRO ? `${text.slice(0, INTRO - 1)}…` : text;
}
