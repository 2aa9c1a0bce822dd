import type { Locale, Review, ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database.ts';
import type { ReviewTable } from '../store/schema.ts';
import { readLabels, type Labels } from './labels.ts';

/** Reviews a page (spec 2, section 9). */
export const REVIEW_PAGE = 10;

/** In the order in which they are shown (spec 2, section 3). */
const CRITERIA = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'];

export interface ReviewsQuestion {
  readonly hotelId: number;
  /** Words the labels. */
  readonly locale: Locale;
  /** Only reviews written in this locale; Belgian locales read their neighbours' (decision A-035). */
  readonly writtenIn?: Locale;
  /** Brings the reviews of every language where nobody wrote in the asked one. */
  readonly withOtherLanguageFallback?: boolean;
  readonly sort: ReviewSort;
  /** From 0 on. */
  readonly page: number;
  /** Already read by the caller, who asks for more. */
  readonly labels?: Labels;
}

/** A page of a hotel's reviews with its averages by criterion (spec 2, section 7). */
export async function reviewsOf(db: Database, hotel: { review_score: number }, question: ReviewsQuestion): Promise<ReviewsAnswer> {
  const { hotelId, locale, writtenIn, withOtherLanguageFallback = false } = question;
  const labels = question.labels ?? (await readLabels(db, locale));
  const details = await criteriaOf(db, hotelId, labels);
  const language = writtenIn && REVIEW_LOCALE[writtenIn];
  const asked = await pageOf(db, question, { language, labels });
  if (asked.totalCount > 0 || !language || !withOtherLanguageFallback) return { ...asked, score: hotel.review_score, details };
  const others = await pageOf(db, question, { labels });
  return { ...others, score: hotel.review_score, details, isOtherLanguage: others.totalCount > 0 };
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

async function pageOf(
  db: Database,
  { hotelId, sort, page }: ReviewsQuestion,
  { language, labels }: { language?: string | undefined; labels: Labels },
): Promise<Pick<ReviewsAnswer, 'totalCount' | 'list'>> {
  const [column, direction] = sort.split('_') as ['DATE' | 'SCORE', 'ASC' | 'DESC'];
  let asked = db.selectFrom('review').where('hotel_id', '=', hotelId);
  if (language) asked = asked.where('locale', '=', language);
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
    list: rows.map((row) => reviewView(row, labels)),
  };
}

function reviewView(row: Selectable<ReviewTable>, labels: Labels): Review {
  return {
    id: String(row.id),
    locale: row.locale,
    customer: row.customer,
    type: labels('reviewTypes', row.type),
    date: row.date,
    average: row.average,
    ...(row.positive && { positive: row.positive }),
    ...(row.negative && { negative: row.negative }),
  };
}

/** The newest reviews that say something good, for the hotel page (spec 2, section 2). */
export async function praisingReviews(
  db: Database,
  hotelId: number,
  { most, labels }: { most: number; labels: Labels },
): Promise<Review[]> {
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('positive', 'is not', null)
    .where('positive', '<>', '')
    .orderBy('date', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => reviewView(row, labels));
}

/** Mean scores of a hotel by criterion, one decimal. */
export async function criteriaOf(db: Database, hotelId: number, labels: Labels): Promise<ReviewsAnswer['details']> {
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
