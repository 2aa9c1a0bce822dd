import { boxOffersQuery } from '@shop/api-client';
import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Carousel, ProductCard, Skeleton } from '@shop/design-system';
import { scoreLabel } from '@shop/domain';
import { formatScore } from '@shop/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Failed } from '../shared/failed.tsx';
import { routerLink } from '../shared/router-link.tsx';
import { useMessages } from '../shared/use-messages.ts';

/** The stays that the box can be spent on; more come as the end of the row comes into sight, or it says that they failed (GIFT-031). */
export function BoxStays({ code }: { readonly code: string }) {
  const { locale } = useSite();
  const t = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(boxOffersQuery({ code, locale }));
  const stays = data?.pages.flatMap(({ exactMatch }) => exactMatch) ?? [];
  const total = data?.pages[0]?.searchDetails.totalCount ?? stays.length;
  const retriedAt = useRef<number>(undefined);
  const retry = () => {
    retriedAt.current = stays.length;
    void fetchNextPage();
  };
  // The button goes with its failure: the focus is on the first stay that came.
  useEffect(() => {
    const first = retriedAt.current;
    if (first === undefined || stays.length <= first) return;
    retriedAt.current = undefined;
    row.current?.querySelectorAll<HTMLElement>('a[href]')[first]?.focus();
  }, [stays.length]);
  if (isError && stays.length === 0) return <Failed onRetry={() => void refetch()} />;
  if (data && stays.length === 0) return null;
  return (
    <div ref={row}>
      <Carousel
        label={t('gifting.stays.title', { count: total })}
        previousLabel={t('gifting.stays.previous')}
        nextLabel={t('gifting.stays.next')}
        position={(from, to) => t('gifting.stays.position', { from, to: Math.min(to, stays.length), total })}
        columns={4}
      >
        {stays.map((stay) => (
          <BoxStay key={stay.id} stay={stay} />
        ))}
        {(hasNextPage || !data) &&
          (isError ? (
            <Failed key="failed" isBusy={isFetching} onRetry={retry} />
          ) : (
            <Loader key="loader" loaded={stays.length} isBusy={isFetching} onSeen={() => void fetchNextPage()} />
          ))}
      </Carousel>
    </div>
  );
}

function BoxStay({ stay }: { readonly stay: OfferCard }) {
  const { locale } = useSite();
  const t = useMessages();
  const { hotel, label, imageUrl, uri, nights, headwords } = stay;
  const value = formatScore(hotel.review?.average ?? 0, locale);
  const word = scoreLabel(hotel.review?.average ?? 0, 'reduced');
  return (
    <ProductCard
      imageUrl={imageUrl}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
      place={hotel.location.label}
      title={label}
      href={uri}
      render={routerLink}
      nights={t('gifting.nights.count', { count: nights })}
      inside={headwords.slice(0, 2)}
      {...(hotel.review?.count && {
        score: { value, label: t('gifting.score.label', { score: value }), ...(word && { word: t(`gifting.score.${word}`) }) },
      })}
    />
  );
}

interface LoaderProps {
  /** Stays that are there: a new page asks again whether the end is in sight. */
  readonly loaded: number;
  readonly isBusy: boolean;
  readonly onSeen: () => void;
}

/** The end of the row, until an empty page has come. */
function Loader({ loaded, isBusy, onSeen }: LoaderProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    if (!isBusy) onSeen();
  });
  useEffect(() => {
    if (!place.current || isBusy || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loaded, isBusy]);
  return (
    <div ref={place} role="status" aria-label={t('gifting.stays.loading')}>
      <Skeleton shape="block" />
    </div>
  );
}
