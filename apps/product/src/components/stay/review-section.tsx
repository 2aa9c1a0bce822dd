import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Section, VisuallyHidden } from '@shop/design-system';
import { formatDay, formatScore } from '@shop/i18n';
import { foreignLanguage, topReviews, type Review } from '../../views/stay/stay-view.ts';
import { useMessages } from '../shared/use-messages.ts';
import { HotelScore } from './hotel-score.tsx';
import css from './review-section.module.css';

export interface ReviewSectionProps {
  readonly review: StayDetail['hotel']['review'];
  /** Opens the window of all reviews, where there is one. */
  readonly onOpen?: () => void;
}

/** Score, score by criterion and the top reviews; an empty answer says so (PROD-091). */
export function ReviewSection({ review, onOpen }: ReviewSectionProps) {
  const { locale } = useSite();
  const t = useMessages();
  if (review.totalCount === 0) {
    return (
      <Section title={t('product.reviews.title')} id="reviews">
        <p>{t('product.reviews.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('product.reviews.title')} id="reviews">
      <p className={css.score}>
        <HotelScore review={review} />
      </p>
      <ScoreBars details={review.details} />
      <ReviewList reviews={topReviews(review.list, locale)} />
      {onOpen && (
        <p className={css.all}>
          <Button onClick={onOpen}>{t('stay.reviews.all', { count: review.totalCount })}</Button>
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
  return (
    <ul className={css.bars} role="list">
      {details.map(({ criterion, label, score }) => (
        <li key={criterion} className={css.bar}>
          <span className={css.criterion}>{label}</span>
          <progress className={css.progress} max={10} value={score} aria-hidden />
          <span className={css.value}>
            <Score score={score} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The number is drawn; out of how many is read. */
function Score({ score }: { readonly score: number }) {
  const { locale } = useSite();
  const t = useMessages();
  const value = formatScore(score, locale);
  return (
    <>
      <span aria-hidden>{value}</span>
      <VisuallyHidden>{t('product.score.label', { score: value })}</VisuallyHidden>
    </>
  );
}

/** What guests wrote carries its language; where that is not the page's, the page says so. */
function OneReview({ review }: { readonly review: Review }) {
  const { locale } = useSite();
  const t = useMessages();
  const language = foreignLanguage(review, locale);
  return (
    <Card as="article" look="quiet" className={css.review}>
      <p className={css.by}>
        <b>{review.customer}</b> · {review.type} · {formatDay(review.date.slice(0, 7), locale, 'month')}
        <span className={css.average}>
          <Score score={review.average} />
        </span>
      </p>
      {language && <p className={css.language}>{t('stay.reviews.writtenIn', { language: t(`stay.reviews.${language}`) })}</p>}
      {review.positive && (
        <p>
          <span className={css.sign}>{t('product.reviews.positive')}</span> <span lang={review.locale.slice(0, 2)}>{review.positive}</span>
        </p>
      )}
      {review.negative && (
        <p>
          <span className={css.sign}>{t('product.reviews.negative')}</span> <span lang={review.locale.slice(0, 2)}>{review.negative}</span>
        </p>
      )}
    </Card>
  );
}
