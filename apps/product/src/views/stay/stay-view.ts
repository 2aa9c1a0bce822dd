import type { Locale, StayDetail } from '@shop/contracts';
import { activityDays, nightsBetween, possibleSelections, REVIEW_LANGUAGES, type DaySelection, type ReviewLanguage } from '@shop/domain';
import type { ActivityDate } from '@shop/routes';

/** Top reviews beside the score (spec 2, section 9). */
const TOP_REVIEWS = 4;
const DESCRIPTION_LENGTH = 155;

export type Review = StayDetail['hotel']['review']['list'][number];

/** The reviews that say something good, those in the page's language first and then newest first; the others only where these are too few. */
export function topReviews(list: readonly Review[], page: Locale): readonly Review[] {
  const isForeign = (review: Review) => Number(foreignLanguage(review, page) !== undefined);
  const newest = [...list].sort((a, b) => isForeign(a) - isForeign(b) || b.date.localeCompare(a.date));
  return [...newest.filter((review) => review.positive), ...newest.filter((review) => !review.positive)].slice(0, TOP_REVIEWS);
}

/** The language of a review where it is not the page's: Belgian guests write in one of their neighbours'. */
export function foreignLanguage({ locale }: Pick<Review, 'locale'>, page: Locale): ReviewLanguage | undefined {
  const language = locale.slice(0, 2);
  return page.startsWith(language) ? undefined : REVIEW_LANGUAGES.find((each) => each.startsWith(language));
}

/** The programme as one line per part, the room first. */
export function programme(stay: Pick<StayDetail, 'programLine'>): StayDetail['programLine'] {
  const order = ['room', 'breakfast', 'dinner', 'activity', 'extra'];
  return [...stay.programLine].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

type Programme = Pick<StayDetail, 'programLine'>;
type Line = StayDetail['programLine'][number];

/** Activities whose day the visitor chooses. */
export function activitiesOf({ programLine }: Programme): readonly (Line & { readonly activityId: string })[] {
  return programLine.flatMap((line) => (line.kind === 'activity' && line.activityId ? [{ ...line, activityId: line.activityId }] : []));
}

/** The chosen days that the stay can keep: one out of the season of its activity is to be chosen again (PROD-050). */
export function possibleDays(
  stay: Programme,
  { checkin, checkout, activityDates = [] }: DaySelection & { readonly activityDates?: readonly ActivityDate[] | undefined },
): ActivityDate[] {
  const activities = activitiesOf(stay);
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : 0;
  const daysOf = (season: Line['season']) => (checkin ? activityDays(checkin, nights, season).map(({ value }) => value) : []);
  return possibleSelections(activityDates, {
    activityIds: activities.map(({ activityId }) => activityId),
    nights,
    ...(checkin && checkout && { runDays: new Map(activities.map(({ activityId, season }) => [activityId, daysOf(season)])) }),
  });
}

/** What one does and eats there: the section Experience. */
export function experiencesOf({ programLine }: Programme): readonly Line[] {
  return programLine.filter(({ kind }) => kind === 'activity' || kind === 'dinner');
}

/** For `<meta name=description>`: whole words only. */
export function shortDescription(text: string, length = DESCRIPTION_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}
