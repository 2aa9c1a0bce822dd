import type { Locale, Review, ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { Selectable } from 'kysely';
import type { Database, ReviewTable } from '../platform/database/index.ts';
import { type Labels, readLabels } from '../availability/cards/index.ts';
import { REVIEW_PAGE, readScores, type CriterionScore, type HotelReviewRows, type ReviewRows } from './rows/review-rows.ts';

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

/** Reviews of a hotel page in words. */
export function shownPraise({ praising, scores }: HotelReviewRows, labels: Labels): Pick<ReviewsAnswer, 'list' | 'details'> {
  return { list: praising.map((row) => reviewView(row, labels)), details: wordedScores(scores, labels) };
}

/** Reviews of a stay page in words. */
export function shownReviews({ newest, scores }: ReviewRows, labels: Labels): Pick<ReviewsAnswer, 'list' | 'details'> {
  return { list: newest.map((row) => reviewView(row, labels)), details: wordedScores(scores, labels) };
}

/** A page of a hotel's reviews with its averages by criterion (spec 2, section 7). */
export async function reviewsOf(db: Database, hotel: { review_score: number }, question: ReviewsQuestion): Promise<ReviewsAnswer> {
  const { hotelId, locale, writtenIn, withOtherLanguageFallback = false } = question;
  const labels = question.labels ?? (await readLabels(db, locale));
  const details = wordedScores(await readScores(db, hotelId), labels);
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

function wordedScores(scores: readonly CriterionScore[], labels: Labels): ReviewsAnswer['details'] {
  return scores.map(({ criterion, score }) => ({ criterion, label: labels('criteria', criterion), score }));
}
