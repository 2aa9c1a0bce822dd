import type { Locale, ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { Database } from '../store/database.ts';
import { readLabels, type Labels } from './labels.ts';

/** Reviews a page (spec 2, section 9). */
export const REVIEW_PAGE = 10;

/** In the order in which they are shown (spec 2, section 3). */
const CRITERIA = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'];

export interface ReviewsQuestion {
  readonly hotelId: number;
  readonly locale: Locale;
  /** Only reviews written in this locale; Belgian locales read their neighbours' (decision A-035). */
  readonly writtenIn?: Locale;
  readonly sort: ReviewSort;
  readonly page: number;
}

/** A page of a hotel's reviews with its averages by criterion. */
export async function reviewsOf(
  db: Database,
  hotel: { review_score: number },
  { hotelId, locale, writtenIn, sort, page }: ReviewsQuestion,
): Promise<ReviewsAnswer> {
  const written = writtenIn && REVIEW_LOCALE[writtenIn];
  const [column, direction] = sort.split('_') as ['DATE' | 'SCORE', 'ASC' | 'DESC'];
  const labels = await readLabels(db, locale);
  let asked = db.selectFrom('review').where('hotel_id', '=', hotelId);
  if (written) asked = asked.where('locale', '=', written);
  const rows = await asked
    .selectAll()
    .orderBy(column === 'DATE' ? 'date' : 'average', direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(page * REVIEW_PAGE)
    .limit(REVIEW_PAGE)
    .execute();
  const { count } = await asked.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    totalCount: count,
    score: hotel.review_score,
    list: rows.map((row) => ({
      id: String(row.id),
      locale: row.locale,
      customer: row.customer,
      type: labels('reviewTypes', row.type),
      date: row.date,
      average: row.average,
      ...(row.positive && { positive: row.positive }),
      ...(row.negative && { negative: row.negative }),
    })),
    details: await criteriaOf(db, hotelId, labels),
  };
}

const REVIEW_LOCALE: Record<Locale, string | undefined> = {
  fr_FR: 'fr_FR',
  fr_BE: 'fr_FR',
  nl_NL: 'nl_NL',
  nl_BE: 'nl_NL',
  es_ES: 'es_ES',
  it_IT: 'it_IT',
  en_GB: undefined,
};

async function criteriaOf(db: Database, hotelId: number, labels: Labels): Promise<ReviewsAnswer['details']> {
  const rows = await db.selectFrom('review').select('details').where('hotel_id', '=', hotelId).execute();
  return CRITERIA.flatMap((criterion) => {
    const scores = rows.flatMap((row) => scoreIn(row.details, criterion));
    if (scores.length === 0) return [];
    const score = Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;
    return [{ criterion, label: labels('criteria', criterion), score }];
  });
}

function scoreIn(details: unknown, criterion: string): number[] {
  const score = (details as Record<string, unknown> | null)?.[criterion];
  return typeof score === 'number' ? [score] : [];
}
