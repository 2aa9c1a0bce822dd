import type { BeneficiaryOffer, OfferCard, OffersAnswer } from '@shop/contracts';

/** Pictures that a card shows (PROD-013). */
const MAX_PICTURES = 4;
/** What a card of the results reads of an offer; a card that reads more names it here. */
const FIELDS = [
  'id',
  'label',
  'imageUrl',
  'distance',
  'headwords',
  'sellPrice',
  'refPrice',
  'nights',
  'checkin',
  'availableRooms',
  'lastMinute',
  'expiration',
  'marketingLabels',
  'targetedLabel',
  'autoDiscount',
  'itemCategory',
  'uri',
] as const satisfies readonly (keyof OfferCard)[];
const HOTEL_FIELDS = ['id', 'label', 'stars', 'uri', 'review'] as const satisfies readonly (keyof OfferCard['hotel'])[];
/** The page words the policy itself. */
const POLICY_FIELDS = ['type', 'cancellable', 'isCancellable', 'cancellationDeadline'] as const satisfies readonly (keyof Policy)[];

type Policy = NonNullable<OfferCard['cancellationPolicy']>;

/** A price of the shop, or what a gift leaves to pay of one. */
type FoundPrice = Pick<OfferCard, 'priceType'> | Pick<BeneficiaryOffer, 'priceType' | 'offerPrice'>;

/** A found stay as far as its card reads it. */
export type FoundOffer = Pick<OfferCard, (typeof FIELDS)[number] | 'images'> &
  FoundPrice & {
    /** Of a suggestion: what a search has found has its points on the map. */
    readonly location?: OfferCard['location'];
    readonly hotel: Pick<OfferCard['hotel'], (typeof HOTEL_FIELDS)[number]> & {
      readonly location: Pick<OfferCard['hotel']['location'], 'label'>;
    };
    readonly cancellationPolicy?: Pick<Policy, (typeof POLICY_FIELDS)[number]>;
  };

export interface FoundOffers extends Omit<OffersAnswer, 'exactMatch'> {
  readonly exactMatch: readonly FoundOffer[];
}

type WholeAnswer = Omit<OffersAnswer, 'exactMatch'> & { readonly exactMatch: readonly (OfferCard | BeneficiaryOffer)[] };

/** What the results page reads of an answer: that travels in the HTML, and the answer holds twice as much. */
export function trimmedOffers(answer: WholeAnswer, fields: readonly (keyof OfferCard)[] = FIELDS): FoundOffers {
  return { ...answer, exactMatch: answer.exactMatch.map((offer) => trimmedOffer(offer, fields)) };
}

/** The same of suggestions, which no call gives as points of a map: each keeps where it is. */
export function trimmedSuggestions(answer: WholeAnswer): FoundOffers {
  return trimmedOffers(answer, [...FIELDS, 'location']);
}

/** An entry that is no offer stays as it is: it is left out where cards are drawn. */
function trimmedOffer(offer: OfferCard | BeneficiaryOffer, fields: readonly (keyof OfferCard)[]): FoundOffer {
  if (!Array.isArray(offer?.images) || !offer.hotel?.location) return offer;
  const { hotel, images, cancellationPolicy: policy } = offer;
  return {
    ...picked(offer, fields as typeof FIELDS),
    ...priceOf(offer),
    images: images.slice(0, MAX_PICTURES),
    hotel: { ...picked(hotel, HOTEL_FIELDS), location: { label: hotel.location.label } },
    ...(policy && { cancellationPolicy: picked(policy, POLICY_FIELDS) }),
  };
}

function priceOf(offer: OfferCard | BeneficiaryOffer): FoundPrice {
  if (offer.priceType !== 'BENEFICIARY') return { priceType: offer.priceType };
  return { priceType: offer.priceType, offerPrice: offer.offerPrice };
}

/** A field that is missing stays missing: it would travel as `null`. */
function picked<Whole extends object, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]): Pick<Whole, Field> {
  return Object.fromEntries(fields.filter((field) => whole[field] !== undefined).map((field) => [field, whole[field]])) as Pick<
    Whole,
    Field
  >;
}
