import { recommendationsQuery, recommendedOfferQuery } from '@shop/api-client';
import { Section } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stayElsewhereHref } from '../../../views/stay/offer-href.ts';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useVisitWish } from '../../shared/use-visit-wish.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OfferRow } from './offer-row.tsx';
import css from './offers.module.css';
import { useSeen } from './use-seen.ts';
import { useOfferImpressions } from './use-offer-impressions.ts';

/** Stays that fill the row beside the recommended one. */
const BESIDE = 3;

/** The stay elsewhere that is recommended, its tag only where it has a price (PROD-058), and what else can be had around. */
export function RecommendedOffer({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const wish = useVisitWish(visit);
  const { place, isSeen } = useSeen();
  const { data: offer } = useQuery({ ...recommendedOfferQuery({ ...wish, id: stay.id }), enabled: isSeen });
  const { data: around } = useQuery({
    ...recommendationsQuery({ ...wish, hotelId: stay.hotel.id, limit: BESIDE + 1 }),
    enabled: isSeen && Boolean(offer),
  });
  const beside = useMemo(() => (around ?? []).filter(({ id }) => id !== offer?.id).slice(0, BESIDE), [around, offer?.id]);
  useOfferImpressions('recommended', offer);
  useOfferImpressions('suggested', beside);
  return (
    <div ref={place} className={css.place}>
      {offer && (
        <Section title={t('stay.recommended.title')} id="recommended">
          <OfferRow
            offers={[offer, ...beside].map((one) => ({ ...one, uri: stayElsewhereHref(one.uri, visit) }))}
            badges={offer.sellPrice > 0 ? { [offer.id]: t('stay.recommended.tag') } : {}}
          />
        </Section>
      )}
    </div>
  );
}
