import type { OfferCard } from '@shop/contracts';
import { autoDiscountPercent, cancellationView, type CancellationView } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { CardAsked } from './card-asked.ts';
import type { CardWords } from './card-words.ts';

/** What stands under the price of a stay besides its hotel. */
export interface CardExtras {
  /** `Promo: Save 10% extra`. */
  readonly discount?: string;
  readonly cancellation?: { readonly look: CancellationView['look']; readonly text: string };
}

/** A gift has neither: who gets it chooses dates and offer (spec 1, section 4). */
export function cardExtras(
  offer: OfferCard,
  asked: CardAsked,
  facts: { readonly words: CardWords; readonly isAssigned: boolean },
): CardExtras {
  const { words, isAssigned } = facts;
  if (asked.flow === 'gifting') return {};
  const percent = autoDiscountPercent(offer.autoDiscount, { flow: asked.flow, isAssigned });
  const cancellation = offer.cancellationPolicy && cancellationView(offer.cancellationPolicy, asked);
  return {
    ...(percent && { discount: words.say('autoDiscount', { discount: percent }) }),
    ...(cancellation && { cancellation: { look: cancellation.look, text: cancellationText(cancellation, words) } }),
  };
}

function cancellationText(view: CancellationView, { say, locale }: CardWords): string {
  return view.kind === 'changesUntil'
    ? say('cancel.changesUntil', { day: formatDay(view.deadline, locale, 'short') })
    : say(`cancel.${view.kind}`);
}
