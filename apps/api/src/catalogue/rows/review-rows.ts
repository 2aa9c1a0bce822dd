import type { ReviewsAnswer } from '@shop/contracts';
import type { Selectable } from 'kysely';
import type { Database, ReviewTable } from '../../platform/database/index.ts';

/** Reviews a page (spec 2, section 9). */
export const REVIEW_PAGE = 10;

/** In the order in which they are shown (spec 2, section 3). */
const CRITERIA = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'];

type ReviewRow = Selectable<ReviewTable>;

export type CriterionScore = Pick<ReviewsAnswer['details'][number], 'criterion' | 'score'>;

/** A hotel's newest reviews and its averages by criterion, as they are stored. */
export interface ReviewRows {
  readonly newest: readonly ReviewRow[];
  readonly scores: readonly CriterionScore[];
}

/** A hotel's newest reviews that say something good, and its averages by criterion, as they are stored. */
export interface HotelReviewRows extends Pick<ReviewRows, 'scores'> {
  readonly praising: readonly ReviewRow[];
}

interface Latest {
  readonly limit: number;
  /** Those alone that say something good. */
  readonly praising?: boolean;
}

const NEWEST: Latest = { limit: REVIEW_PAGE };
/** Reviews that the hotel page shows (spec 2, section 9). */
const PRAISING: Latest = { limit: 4, praising: true };

type ByHotel<Value> = (hotelId: number) => Value;

export async function readReviews(db: Database, hotelId: number): Promise<ReviewRows> {
  const newest = await latestOf(db, [hotelId], NEWEST);
  return { newest: newest(hotelId), scores: await readScores(db, hotelId) };
}

export async function readHotelReviews(db: Database, hotelId: number): Promise<HotelReviewRows> {
  const praising = await latestOf(db, [hotelId], PRAISING);
  return { praising: praising(hotelId), scores: await readScores(db, hotelId) };
}

/** Mean scores of a hotel by criterion, one decimal. */
export async function readScores(db: Database, hotelId: number): Promise<CriterionScore[]> {
  return (await scoresOf(db, [hotelId]))(hotelId);
}

/** What the pages of these hotels and of their stays show, in three statements. */
export async function readReviewsOfHotels(db: Database, hotelIds: readonly number[]): Promise<ByHotel<HotelReviewRows & ReviewRows>> {
  const newest = await latestOf(db, hotelIds, NEWEST);
  const praising = await latestOf(db, hotelIds, PRAISING);
  const scores = await scoresOf(db, hotelIds);
  return (id) => ({ newest: newest(id), praising: praising(id), scores: scores(id) });
}

/** The latest reviews of each of these hotels, the newest first. */
async function latestOf(db: Database, hotelIds: readonly number[], { limit, praising = false }: Latest): Promise<ByHotel<ReviewRow[]>> {
  const rows = await db
    .selectFrom('hotel')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('review')
          .selectAll()
          .whereRef('review.hotel_id', '=', 'hotel.id')
          .$if(praising, (all) => all.where('positive', 'is not', null).where('positive', '<>', ''))
          .orderBy('date', 'desc')
          .orderBy('id')
          .limit(limit)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .where('hotel.id', 'in', [...hotelIds])
    .orderBy('latest.date', 'desc')
    .orderBy('latest.id')
    .execute();
  return byHotel(rows);
}

async function scoresOf(db: Database, hotelIds: readonly number[]): Promise<ByHotel<CriterionScore[]>> {
  const rows = await db
    .selectFrom('review')
    .select(['hotel_id', 'details'])
    .where('hotel_id', 'in', [...hotelIds])
    .execute();
  const reviews = byHotel(rows);
  return (id) => meanScores(reviews(id));
}

function byHotel<Row extends { readonly hotel_id: number }>(rows: readonly Row[]): ByHotel<Row[]> {
  const groups = Map.groupBy(rows, (row) => row.hotel_id);
  return (id) => groups.get(id) ?? [];
}

function meanScores(reviews: readonly { readonly details: unknown }[]): CriterionScore[] {
  return CRITERIA.flatMap((criterion) => {
    const scores = reviews.flatMap(({ details }) => scoreIn(details, criterion));
    if (scores.length === 0) return [];
    const score = Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;
    return [{ criterion, score }];
  });
}

function scoreIn(details: unknown, criterion: string): number[] {
  const score = (details as Record<string, unknown> | null)?.[criterion];
  return typeof score === 'number' ? [score] : [];
}
