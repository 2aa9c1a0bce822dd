import type { CustomSubElements, Locale, ShippingCostsAnswer } from '@shop/contracts';
import {
  chosenFormat,
  chosenOption,
  extrasPrice,
  formatChoices,
  giftPriceOptions,
  isDeliveryFree,
  knownExtras,
  type FormatChoice,
  type GiftFormat,
  type GiftPriceOption,
  type GiftTier,
} from '@shop/domain';
import { languageOf } from '@shop/i18n';

/** One group of extras as the form asks for it. */
export interface ExtraGroupView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** One of them at most, the free default at first (GIFT-009). */
  readonly isSingle: boolean;
  readonly extras: CustomSubElements['availableCustomSubElements'];
}

/** A gift as it is being made: what is offered, what was chosen, and what all of it costs. */
export interface GiftView {
  readonly formats: readonly FormatChoice[];
  readonly format: GiftFormat;
  readonly isDeliveryFree: boolean;
  readonly groups: readonly ExtraGroupView[];
  /** Ids of the chosen extras that are offered; none of a digital gift. */
  readonly extras: readonly string[];
  /** By nights; one for what has no choice of nights. */
  readonly options: readonly GiftPriceOption[];
  readonly chosen: GiftPriceOption | undefined;
}

export interface GiftFacts {
  readonly tiers: readonly GiftTier[];
  readonly requested: {
    readonly format?: GiftFormat | undefined;
    readonly extras: readonly string[];
    readonly giftNights?: number | undefined;
  };
  /** Undefined where the call failed or nothing is sent. */
  readonly shipping: ShippingCostsAnswer | undefined;
  readonly offered: CustomSubElements | undefined;
  /** The operator's switch for printed gifts of this kind. */
  readonly isPhysicalOn: boolean;
  /** False where no printed one is left. */
  readonly isInStock?: boolean | undefined;
  readonly locale: Locale;
}

export function giftView({ tiers, requested, shipping, offered, isPhysicalOn, isInStock, locale }: GiftFacts): GiftView {
  const formats = formatChoices({ isPhysicalOn, isShipped: shipping !== undefined, isInStock });
  const format = chosenFormat(formats, requested.format);
  const { availableCustomSubElements: all = [], categories = [] } = offered ?? {};
  const extras = format === 'physical' ? knownExtras(requested.extras, all, categories) : [];
  const priced = extrasPrice(extras, all, categories);
  const options = giftPriceOptions(tiers, {
    format,
    shippingCost: shipping?.amount ?? 0,
    subElementsPrice: priced.kind === 'price' ? priced.cents : 0,
  });
  return {
    formats,
    format,
    isDeliveryFree: shipping !== undefined && isDeliveryFree(shipping),
    groups: categories.map(({ id, description, names, singleSelection }) => ({
      id,
      description,
      isSingle: singleSelection,
      name: names[languageOf(locale)] ?? names.en ?? id,
      extras: all.filter(({ categoryId }) => categoryId === id),
    })),
    extras,
    options,
    chosen: chosenOption(options, requested.giftNights),
  };
}
