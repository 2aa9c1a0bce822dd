import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Section } from '@shop/design-system';
import { formatDay, formatScore } from '@shop/i18n';
import { topReviews, type Review } from '../../views/stay/stay-view.ts';
import { useWords } from '../shared/use-words.ts';
import { HotelScore } from './hotel-score.tsx';
import css from './review-section.module.css';

export interface ReviewSectionProps {
  readonly review: StayDetail['hotel']['review'];
  /** Opens the window of all reviews, where there is one. */
  readonly onOpen?: () => void;
}

/** Score, score by criterion and the top reviews; an empty answer says so (decision A-034). */
export function ReviewSection({ review, onOpen }: ReviewSectionProps) {
  const words = useWords();
  if (review.totalCount === 0) {
    return (
      <Section title={words('product.reviews.title')} id="reviews">
        <p>{words('product.reviews.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={words('product.reviews.title')} id="reviews">
      <p className={css.score}>
        <HotelScore review={review} />
      </p>
      <ScoreBars details={review.details} />
      <ReviewList reviews={topReviews(review.list)} />
      {onOpen && (
        <p className={css.all}>
          <Button onClick={onOpen}>{words('stay.reviews.all', { count: review.totalCount })}</Button>
        </p>
      )}
    </Section>
  );
}

/** Reviews one beside the other. */
export function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ul className={css.list} role="list">
      {reviews.map((each) => (
        <li key={each.id}>
          <OneReview review={each} />
        </li>
      ))}
    </ul>
  );
}

/** Bars from 0 to 10 (spec 2, section 9). */
export function ScoreBars({ details }: { readonly details: StayDetail['hotel']['review']['details'] }) {
  const { locale } = useSite();
  return (
    <ul className={css.bars} role="list">
      {details.map(({ criterion, label, score }) => (
        <li key={criterion} className={css.bar}>
          <label className={css.criterion} htmlFor={`score-${criterion}`}>
            {label}
          </label>
          <progress className={css.progress} id={`score-${criterion}`} max={10} value={score} />
          <span className={css.value}>{formatScore(score, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function OneReview({ review }: { readonly review: Review }) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <Card as="article" look="quiet" className={css.review}>
      <p className={css.by}>
        <b>{review.customer}</b> · {review.type} · {formatDay(review.date.slice(0, 7), locale, 'month')}
        <span className={css.average}>{formatScore(review.average, locale)}</span>
      </p>
      {review.positive && (
        <p>
          <span className={css.sign}>{words('product.reviews.positive')}</span> {review.positive}
        </p>
      )}
      {review.negative && (
        <p>
          <span className={css.sign}>{words('product.reviews.negative')}</span> {review.negative}
        </p>
      )}
    </Card>
  );
}
