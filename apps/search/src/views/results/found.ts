import type { FoundOffer, FoundOffers } from '@shop/api-client';
import type { ActivityCard, ActivitySearchAnswer, Crumb, PageModel, SearchDetails, SuggestionLinks } from '@shop/contracts';

export type FoundCard = FoundOffer | ActivityCard;

/** What a search of any flow has found. */
export interface Found {
  readonly cards: readonly FoundCard[];
  readonly details: SearchDetails;
  readonly breadcrumb: readonly Crumb[];
  readonly links: readonly SuggestionLinks[];
  readonly page?: PageModel | undefined;
}

export function foundStays({ exactMatch, searchDetails, breadcrumb, suggestionLinks, pageModel }: FoundOffers): Found {
  return {
    cards: exactMatch.filter(isCard),
    details: searchDetails,
    breadcrumb: breadcrumb ?? [],
    links: suggestionLinks ?? [],
    page: pageModel,
  };
}

export function foundActivities({ results, searchDetails, pageModel }: ActivitySearchAnswer): Found {
  return { cards: results.filter(isCard), details: searchDetails, breadcrumb: [], links: [], page: pageModel };
}

export function isActivity(card: FoundCard): card is ActivityCard {
  return card.itemCategory === 'activity_only';
}

/** A card without its name, price or address costs its own place only. */
export function isCard(card: FoundCard): boolean {
  return (
    typeof card?.id === 'string' &&
    typeof card.label === 'string' &&
    typeof card.uri === 'string' &&
    Number.isFinite(card.sellPrice) &&
    Boolean(isActivity(card) ? card.activityCenter?.location : card.hotel?.location)
  );
}
