import type { Cents, LocalDate } from '@shop/contracts';
import type { BookingStep, DaySelection, Party, SearchFlow } from '@shop/domain';
import type { ActivityDate, StayState } from '@shop/routes';
import type { PayingGift } from './paying-gift.ts';
import type { PriceView } from './price-view.ts';
import type { OffersView } from './stay-choice.ts';

/** The same wish costs something else than a moment ago. */
export interface PriceNews {
  readonly before: Cents;
  readonly now: Cents;
}

/** What the visitor has chosen of a stay, what it costs, and what he can do with it (spec 2, section 4). */
export interface StayVisit {
  readonly state: StayState;
  readonly flow: SearchFlow;
  /** Number of the partner's site that the visitor came from. */
  readonly minisite: number | undefined;
  /** The stay is given, not booked. */
  readonly isGift: boolean;
  /** The gift of this browser, which pays for this stay. */
  readonly gift: PayingGift | undefined;
  readonly party: Party;
  /** As the calendar shows it: an arrival alone lives there only (SEARCH-138). */
  readonly selection: DaySelection;
  /** Both or none. */
  readonly dates: DaySelection;
  readonly offers: OffersView;
  readonly price: PriceView;
  readonly news: PriceNews | undefined;
  readonly step: BookingStep;
  /** The booking summary of what is chosen, with both dates; whether it may be gone to is another question. */
  readonly wishHref: string | undefined;
  /** Where booking goes on; only where nothing stands in its way. */
  readonly bookHref: string | undefined;
  readonly activityDates: readonly ActivityDate[];
  /** Somebody wanted to book and could not: what is missing is said. */
  readonly isMissing: boolean;
  readonly chooseDay: (day: LocalDate) => void;
  readonly setDates: (dates: DaySelection) => void;
  readonly setParty: (party: Party) => void;
  readonly chooseOffer: (id: string) => void;
  readonly chooseActivity: (activityId: string, day: number) => void;
  readonly giveAsGift: () => void;
  readonly bookForOneself: () => void;
  readonly setGiftNights: (nights: number) => void;
  /** Asks for the price once more before it is bought; whether it is still the one that is shown. */
  readonly checkPrice: () => Promise<boolean>;
  readonly sayWhatIsMissing: () => void;
}
