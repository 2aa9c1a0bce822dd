import type { Locale, Review, ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { Selectable } from 'kysely';
import type { Database, ReviewTable } from '../platform/database/index.ts';
import { type Labels, readLabels } from '../availability/cards/index.ts';

/** Reviews a page (spec 2, section 9). */
export const REVIEW_PAGE = 10;

/** Reviews that the hotel page shows (spec 2, section 9). */
const TOP_REVIEWS = 4;

/** In the order in which they are shown (spec 2, section 3). */
const CRITERIA = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'];

export interface ReviewsQuestion {
  readonly hotelId: number;
  /** Words the labels. */
  readonly locale: Locale;
  /** Only reviews written in this locale; Belgian locales read their neighbours' (PROD-089). */
  readonly writtenIn?: Locale;
  /** Brings the reviews of every language where nobody wrote in the asked one. */
  readonly withOtherLanguageFallback?: boolean;
  readonly sort: ReviewSort;
  /** From 0 on. */
  readonly page: number;
  /** Already read by the caller, who asks for more. */
  readonly labels?: Labels;
}

/** A hotel's newest reviews and its averages by criterion, as they are stored. */
export interface ReviewRows {
  readonly newest: readonly Selectable<ReviewTable>[];
  readonly scores: readonly CriterionScore[];
}

/** A hotel's newest reviews that say something good, and its averages by criterion, as they are stored. */
export interface HotelReviewRows extends Pick<ReviewRows, 'scores'> {
  readonly praising: readonly Selectable<ReviewTable>[];
}

export async function readHotelReviews(db: Database, hotelId: number): Promise<HotelReviewRows> {
  return { praising: await praisingReviews(db, hotelId), scores: await scoresOf(db, hotelId) };
}

/** The same in words. */
export function shownPraise({ praising, scores }: HotelReviewRows, labels: Labels): Pick<ReviewsAnswer, 'list' | 'details'> {
  return { list: praising.map((row) => reviewView(row, labels)), details: wordedScores(scores, labels) };
}

export async function readReviews(db: Database, hotelId: number): Promise<ReviewRows> {
  const newest = await rowsOfPage(db, { hotelId, sort: 'DATE_DESC', page: 0 });
  return { newest, scores: await scoresOf(db, hotelId) };
}

/** The same in words. */
export function shownReviews({ newest, scores }: ReviewRows, labels: Labels): Pick<ReviewsAnswer, 'list' | 'details'> {
  return { list: newest.map((row) => reviewView(row, labels)), details: wordedScores(scores, labels) };
}

/** A page of a hotel's reviews with its averages by criterion (spec 2, section 7). */
export async function reviewsOf(db: Database, hotel: { review_score: number }, question: ReviewsQuestion): Promise<ReviewsAnswer> {
  const { hotelId, locale, writtenIn, withOtherLanguageFallback = false } = question;
  const labels = question.labels ?? (await readLabels(db, locale));
  const details = wordedScores(await scoresOf(db, hotelId), labels);
  const language = writtenIn && REVIEW_LOCALE[writtenIn];
  const requested = await pageOf(db, question, { language, labels });
  if (requested.totalCount > 0 || !language || !withOtherLanguageFallback) return { ...requested, score: hotel.review_score, details };
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
  question: ReviewsQuestion,
  { language, labels }: { language?: string | undefined; labels: Labels },
): Promise<Pick<ReviewsAnswer, 'totalCount' | 'list'>> {
  const rows = await rowsOfPage(db, question, language);
  const { count } = await written(db, question.hotelId, language)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { totalCount: count, list: rows.map((row) => reviewView(row, labels)) };
}

function rowsOfPage(
  db: Database,
  { hotelId, sort, page }: Pick<ReviewsQuestion, 'hotelId' | 'sort' | 'page'>,
  language?: string,
): Promise<Selectable<ReviewTable>[]> {
  const [column, direction] = sort.split('_') as ['DATE' | 'SCORE', 'ASC' | 'DESC'];
  return written(db, hotelId, language)
    .selectAll()
    .orderBy(column === 'DATE' ? 'date' : 'average', direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(page * REVIEW_PAGE)
    .limit(REVIEW_PAGE)
    .execute();
}

function written(db: Database, hotelId: number, language: string | undefined) {
  const requested = db.selectFrom('review').where('hotel_id', '=', hotelId);
  return language ? requested.where('locale', '=', language) : requested;
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

function praisingReviews(db: Database, hotelId: number): Promise<Selectable<ReviewTable>[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('positive', 'is not', null)
    .where('positive', '<>', '')
    .orderBy('date', 'desc')
    .orderBy('id')
    .limit(TOP_REVIEWS)
    .execute();
}

type CriterionScore = Pick<ReviewsAnswer['details'][number], 'criterion' | 'score'>;

function wordedScores(scores: readonly CriterionScore[], labels: Labels): ReviewsAnswer['details'] {
  return scores.map(({ criterion, score }) => ({ criterion, label: labels('criteria', criterion), score }));
}

/** Mean scores of a hotel by criterion, one decimal. */
async function scoresOf(db: Database, hotelId: number): Promise<CriterionScore[]> {
  const rows = await db.selectFrom('review').select('details').where('hotel_id', '=', hotelId).execute();
  return CRITERIA.flatMap((criterion) => {
    const scores = rows.flatMap((row) => scoreIn(row.details, criterion));
    if (scores.length === 0) return [];
    const score = Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;
    return [{ criterion, score }];
  });
}

function scoreIn(details: unknown, criterion: string): number[] {
  const score = (details as Record<string, unknown> | null)?.[criterion];
  return typeof score === 'number' ? [score] : [];
}
