import type { FoundOffer } from '@shop/api-client';
import { autoDiscountPercent, cancellationView, type CancellationView } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { pricedSearch, type CardParams } from './card-request.ts';
import type { CardLabels } from './card-labels.ts';

/** What stands under the price of a stay besides its hotel. */
export interface CardExtras {
  /** `Promo: Save 10% extra`. */
  readonly discount?: string;
  readonly cancellation?: { readonly look: CancellationView['look']; readonly text: string };
}

/** A gift has neither: who gets it chooses dates and offer (spec 1, section 4). */
export function cardExtras(
  offer: FoundOffer,
  requested: CardParams,
  facts: { readonly words: CardLabels; readonly isAssigned: boolean },
): CardExtras {
  const { words, isAssigned } = facts;
  if (requested.flow === 'gifting') return {};
  const percent = autoDiscountPercent(offer.autoDiscount, { flow: requested.flow, isAssigned });
  const cancellation = offer.cancellationPolicy && cancellationView(offer.cancellationPolicy, pricedSearch(requested, offer));
  return {
    ...(percent && { discount: words.t('autoDiscount', { discount: percent }) }),
    ...(cancellation && { cancellation: { look: cancellation.look, text: cancellationText(cancellation, words) } }),
  };
}

function cancellationText(view: CancellationView, { t, locale }: CardLabels): string {
  return view.kind === 'changesUntil'
    ? t('cancel.changesUntil', { day: formatDay(view.deadline, locale, 'short') })
    : t(`cancel.${view.kind}`);
}
