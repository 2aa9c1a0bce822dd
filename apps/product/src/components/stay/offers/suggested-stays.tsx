import { recommendationsQuery } from '@shop/api-client';
import { Section } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { stayElsewhereHref } from '../../../views/stay/offer-href.ts';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useVisitWish } from '../../shared/use-visit-wish.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { OfferRow } from './offer-row.tsx';
import css from './offers.module.css';
import { useSeen } from './use-seen.ts';
import { useOfferImpressions } from './use-offer-impressions.ts';

const SHOWN = 4;

/** In the place of the recommended offer once the stay is no longer sold: what can be had around it (spec 2, section 8). */
export function SuggestedStays({ stay, visit }: StayPartProps) {
  const t = useMessages();
  const wish = useVisitWish(visit);
  const { place, isSeen } = useSeen();
  const { data: stays } = useQuery({ ...recommendationsQuery({ ...wish, hotelId: stay.hotel.id, limit: SHOWN }), enabled: isSeen });
  useOfferImpressions('suggested', stays);
  return (
    <div ref={place} className={css.place}>
      {stays && stays.length > 0 && (
        <Section title={t('stay.recommended.title')} id="recommended">
          <OfferRow offers={stays.map((stay) => ({ ...stay, uri: stayElsewhereHref(stay.uri, visit) }))} />
        </Section>
      )}
    </div>
  );
}
