import { recommendedOfferQuery } from '@shop/api-client';
import { Badge, Section } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useVisitWish } from '../../shared/use-visit-wish.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OfferRow } from './offer-row.tsx';
import css from './offers.module.css';
import { useSeen } from './use-seen.ts';
import { useOfferImpressions } from './use-offer-impressions.ts';

/** One stay elsewhere; its tag only where it has a price (spec 2, section 5). */
export function RecommendedOffer({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const wish = useVisitWish(visit);
  const { place, isSeen } = useSeen();
  const { data: offer } = useQuery({ ...recommendedOfferQuery({ ...wish, id: stay.id }), enabled: isSeen });
  useOfferImpressions('recommended', offer);
  return (
    <div ref={place} className={css.place}>
      {offer && (
        <Section title={t('stay.recommended.title')} id="recommended">
          {offer.sellPrice > 0 && (
            <p className={css.tag}>
              <Badge tone="brand" icon="badge-check">
                {t('stay.recommended.tag')}
              </Badge>
            </p>
          )}
          <OfferRow offers={[offer]} />
        </Section>
      )}
    </div>
  );
}
