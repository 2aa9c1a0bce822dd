import type { StayPartProps } from '../shared/stay-part-props.ts';
import { DatesPlan } from './plan/dates-plan.tsx';
import { Extras } from './plan/extras.tsx';
import { OfferTerms } from './plan/offer-terms.tsx';
import { StayIncludes } from './stay-includes.tsx';

/** What leads to the price: what is included, what can be added, when, and under which terms. */
export function StayPlan({ stay, visit }: StayPartProps) {
  return (
    <>
      <StayIncludes stay={stay} visit={visit} />
      <Extras stay={stay} visit={visit} />
      {stay.published && !visit.isGift && (
        <>
          <DatesPlan stay={stay} visit={visit} />
          <OfferTerms stay={stay} visit={visit} />
        </>
      )}
    </>
  );
}
