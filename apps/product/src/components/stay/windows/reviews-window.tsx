import { reviewsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, EmptyState, Message, SelectField, Skeleton, Stack } from '@shop/design-system';
import { hasMoreReviews, REVIEW_LANGUAGES, REVIEW_SORTS, type ReviewLanguage, type ReviewOrder } from '@shop/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../../shared/use-messages.ts';
import { ReviewList, ScoreBars } from '../review-section.tsx';
import css from './windows.module.css';

export interface ReviewsWindowProps {
  readonly hotelId: string;
  /** The reviews cannot be had: their block is hidden (spec 2, section 8). */
  readonly onFailed?: (() => void) | undefined;
}

/** All reviews, ten at a time, in one order and, where wanted, in one language (spec 2, section 4, reviews modal). */
export function ReviewsWindow({ hotelId, onFailed }: ReviewsWindowProps) {
  const { locale } = useSite();
  const t = useMessages();
  const [sort, setSort] = useState<ReviewOrder>('DATE_DESC');
  const [language, setLanguage] = useState<ReviewLanguage>();
  const { data, isError, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...reviewsQuery({ hotelId, locale, sort, language, hasMore: hasMoreReviews }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (isError) onFailed?.();
  }, [isError, onFailed]);
  if (isError) return <Message kind="error">{t('product.failed')}</Message>;
  const reviews = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Stack gap={4}>
      <div className={css.choices}>
        <SelectField
          label={t('stay.reviews.sort')}
          value={sort}
          onChange={({ target }) => setSort(target.value as ReviewOrder)}
          options={REVIEW_SORTS.map((value) => ({ value, label: t(`stay.reviews.${value}`) }))}
        />
        <SelectField
          label={t('stay.reviews.language')}
          value={language ?? ''}
          onChange={({ target }) => setLanguage((target.value || undefined) as ReviewLanguage | undefined)}
          options={[
            { value: '', label: t('stay.reviews.allLanguages') },
            ...REVIEW_LANGUAGES.map((value) => ({ value, label: t(`stay.reviews.${value}`) })),
          ]}
        />
      </div>
      {isPending && <Skeleton lines={6} />}
      {data && !isPlaceholderData && reviews.length === 0 && <NoReviews language={language} onAll={() => setLanguage(undefined)} />}
      {reviews.length > 0 && (
        <div className={css.reviews} aria-busy={isPlaceholderData || undefined}>
          <ScoreBars details={data?.pages[0]?.details ?? []} />
          <ReviewList reviews={reviews} />
        </div>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('stay.reviews.more')}
        </Button>
      )}
    </Stack>
  );
}

function NoReviews({ language, onAll }: { readonly language: ReviewLanguage | undefined; readonly onAll: () => void }) {
  const t = useMessages();
  if (!language) return <p>{t('product.reviews.none')}</p>;
  return (
    <EmptyState
      icon="message-circle"
      headingLevel={3}
      title={t('stay.reviews.noneIn', { language: t(`stay.reviews.${language}`) })}
      action={<Button onClick={onAll}>{t('stay.reviews.seeAll')}</Button>}
    />
  );
}
