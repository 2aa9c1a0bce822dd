import Type from 'typebox';

export const Review = Type.Object({
  id: Type.String(),
  locale: Type.String(),
  customer: Type.String(),
  type: Type.String({ description: 'couple, family, friends, solo: already worded in the locale' }),
  date: Type.String({ description: 'yyyy-MM-dd' }),
  average: Type.Number(),
  positive: Type.Optional(Type.String()),
  negative: Type.Optional(Type.String()),
});
export type Review = Type.Static<typeof Review>;

/** What the guests gave for one criterion, 0 to 10 with one decimal (spec 2, section 3). */
export const CriterionScore = Type.Object({ criterion: Type.String(), label: Type.String(), score: Type.Number() });
export type CriterionScore = Type.Static<typeof CriterionScore>;

export const ReviewSort = Type.Enum(['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'], { default: 'DATE_DESC' });
export type ReviewSort = Type.Static<typeof ReviewSort>;

/** Answer of `GET {api}/hotel/{hotelId}/reviews.json`: a page of ten. */
export const ReviewsAnswer = Type.Object({
  totalCount: Type.Integer({ description: 'reviews in the asked language, or in all of them' }),
  score: Type.Number({ description: '0 to 10, 0 when there is none' }),
  list: Type.Array(Review),
  details: Type.Array(CriterionScore),
  isOtherLanguage: Type.Optional(
    Type.Boolean({ description: 'nobody wrote in the asked language: `withOtherLanguageFallback` brought the other ones' }),
  ),
});
export type ReviewsAnswer = Type.Static<typeof ReviewsAnswer>;
