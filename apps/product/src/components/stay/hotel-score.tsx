import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Rating } from '@shop/design-system';
import { scoreLabel, scoreView } from '@shop/domain';
import { formatScore } from '@shop/i18n';
import { useMessages } from '../shared/use-messages.ts';

/** Guests' score of a hotel, or `New` where there is none (spec 2, section 9). */
export function HotelScore({ review }: { readonly review: Pick<StayDetail['hotel']['review'], 'score' | 'totalCount'> }) {
  const { locale } = useSite();
  const t = useMessages();
  const view = scoreView(review.score);
  if (view.kind === 'new') return <Badge tone="brand">{t('product.score.new')}</Badge>;
  const value = formatScore(view.score, locale);
  const label = scoreLabel(view.score, 'full');
  return (
    <Rating
      value={value}
      outOf={t('product.score.outOf')}
      label={t('product.score.label', { score: value })}
      word={label && t(`product.score.${label}`)}
      count={t('product.score.count', { count: review.totalCount })}
    />
  );
}
