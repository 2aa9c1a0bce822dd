import { recommendedOfferQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Badge, Section } from '@shop/design-system';
import { nightsBetween } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useWords } from '../../shared/use-words.ts';
import { OfferRow } from './offer-row.tsx';
import css from './offers.module.css';
import { useInView } from './use-in-view.ts';

/** A tenth of the place must be in sight (spec 2, section 9). */
export const SOME_OF_IT = { threshold: 0.1 };

/** One stay elsewhere; its tag only where it has a price (spec 2, section 5). */
export function RecommendedOffer({ stay, visit }: StayPartProps) {
  const { locale } = useSite();
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place, SOME_OF_IT);
  const { checkin, checkout } = visit.dates;
  const nights = checkin && checkout ? nightsBetween(checkin, checkout) : undefined;
  const wish = { id: stay.id, locale, checkin, nights, ...visit.party };
  const { data: offer } = useQuery({ ...recommendedOfferQuery(wish), enabled: isSeen });
  return (
    <div ref={place} className={css.place}>
      {offer && (
        <Section title={words('stay.recommended.title')} id="recommended">
          {offer.sellPrice > 0 && (
            <p className={css.tag}>
              <Badge tone="brand" icon="badge-check">
                {words('stay.recommended.tag')}
              </Badge>
            </p>
          )}
          <OfferRow offers={[offer]} />
        </Section>
      )}
    </div>
  );
}
