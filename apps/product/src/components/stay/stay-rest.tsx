import type { StayPartProps } from '../shared/stay-part-props.ts';
import { DatesPlan } from './plan/dates-plan.tsx';
import { Extras } from './plan/extras.tsx';
import { OfferTerms } from './plan/offer-terms.tsx';
import { OtherOffers } from './offers/other-offers.tsx';
import { StayStory } from './story/stay-story.tsx';

/** Everything below the first sight: what can be added, when, under which terms, what it is, and what else there is. */
export function StayRest({ stay, visit }: StayPartProps) {
  return (
    <>
      <Extras stay={stay} visit={visit} />
      {stay.published && !visit.isGift && (
        <>
          <DatesPlan stay={stay} visit={visit} />
          <OfferTerms stay={stay} visit={visit} />
        </>
      )}
      <StayStory stay={stay} visit={visit} />
      <OtherOffers stay={stay} visit={visit} />
    </>
  );
}
