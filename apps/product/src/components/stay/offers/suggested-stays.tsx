import { recommendationsQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Section } from '@shop/design-system';
import { nightsBetween } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useWords } from '../../shared/use-words.ts';
import { OfferRow } from './offer-row.tsx';
import { SOME_OF_IT } from './recommended-offer.tsx';
import css from './offers.module.css';
import { useInView } from './use-in-view.ts';

const SHOWN = 3;

/** In the place of the recommended offer once the stay is no longer sold: what can be had around it (spec 2, section 8). */
export function SuggestedStays({ stay, visit }: StayPartProps) {
  const { locale } = useSite();
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place, SOME_OF_IT);
  const { checkin, checkout } = visit.dates;
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : undefined;
  const wish = { hotelId: stay.hotel.id, locale, checkin, nights, ...visit.party, limit: SHOWN };
  const { data: stays = [] } = useQuery({ ...recommendationsQuery(wish), enabled: isSeen });
  return (
    <div ref={place} className={css.place}>
      {stays.length > 0 && (
        <Section title={words('stay.recommended.title')} id="recommended">
          <OfferRow offers={stays} />
        </Section>
      )}
    </div>
  );
}
