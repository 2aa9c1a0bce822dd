import type { StayDetail } from '@shop/contracts';
import type { StayVisit } from '../../views/stay/stay-visit.ts';

/** What every part of the stay page gets. */
export interface StayPartProps {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
}
