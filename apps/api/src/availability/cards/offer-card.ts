import type { Locale, OfferCard } from '@shop/contracts';
import { discountPercent, isLastMinute, lastExpiringDay, modificationDeadline, type Party } from '@shop/domain';
import { arrivalOn, roomsOf } from '../arrivals.ts';
import type { FoundStay } from '../stays/search-stays.ts';
import { dayAt, type StayIndex } from '../stay-index.ts';
import { autoDiscountOf, type Campaign } from './auto-discount.ts';
import { cancellationMessage } from './cancellation-message.ts';
import { staticCard, type StaticCard } from './static-card.ts';
import { lastArrival } from '../last-arrival.ts';
import { memoizeLast } from '../../platform/cache/index.ts';

export interface CardView {
  readonly locale: Locale;
  readonly party: Party;
  /** The visitor named an arrival day: prices are final. */
  readonly dated: boolean;
  readonly gift?: boolean;
  /** Today at the point of sale; without it nothing is said of deadlines. */
  readonly today?: string;
  /** What bookings have off today; gifts have nothing of it. */
  readonly campaigns?: readonly Campaign[] | undefined;
}

/** The card of a found stay (spec 1, section 3). */
export function offerCard(index: StayIndex, found: FoundStay, view: CardView): OfferCard {
  return { ...staticCard(index, found.stay, view.locale), ...pricedCard(index, found, view) };
}

/** The priced part of a card: the price of one offer, its days and their terms. */
export function pricedCard(index: StayIndex, found: FoundStay, view: CardView): Omit<OfferCard, keyof StaticCard> {
  const autoDiscount = view.gift ? undefined : discountOf(index, found, view);
  const promo = discountPercent(found.refPrice, found.sellPrice);
  return {
    ...(found.distance !== undefined && { distance: Math.round(found.distance * 10) / 10 }),
    sellPrice: found.sellPrice,
    refPrice: found.refPrice,
    barPrice: found.refPrice,
    promo,
    promoPercentageRounded: promo,
    priceType: view.gift ? 'GIFT' : view.dated ? 'FINAL_PRICE' : 'FROM_PRICE',
    prices: [
      {
        paxComposition: { adults: view.party.adults },
        sellPrice: found.sellPrice,
        barPrice: found.refPrice,
        promoPercentageRounded: promo,
      },
    ],
    nights: found.nights,
    participants: participantsOf(view.party),
    ...(!view.gift && arrivalFacts(index, found, view)),
    ...(autoDiscount && { autoDiscount }),
    cancellationPolicy: cancellationOf(index, found, view),
    itemCategory: view.gift ? 'single_voucher' : 'weekend',
    weekend: [{ id: String(index.stays.id[found.stay]!), legacyPackageCount: found.fitting }],
  };
}

const expiringUntil = memoizeLast(lastExpiringDay);
const comesSoon = memoizeLast(isLastMinute);
const deadlineOf = memoizeLast((checkin: string, type: string) => modificationDeadline({ type, cancellable: true }, checkin));
const participantsOf = ({ adults, children, babies }: Party): number => adults + children + babies;

function discountOf({ stays }: StayIndex, { stay, sellPrice }: FoundStay, { campaigns = [] }: CardView): OfferCard['autoDiscount'] {
  return autoDiscountOf(campaigns, { sellPrice, bears: (theme) => stays.themes.get(theme)?.[stay] === 1 });
}

/** The arrival behind the price; how many rooms are left is told only of the day that was asked for. */
function arrivalFacts(index: StayIndex, found: FoundStay, { party, dated, today }: CardView): Partial<OfferCard> {
  const checkin = dayAt(index.grid, found.day);
  const last = today === undefined ? undefined : lastArrival(index, found.stay);
  const expiration = today !== undefined && last !== undefined && last <= expiringUntil(today) ? last : undefined;
  if (!dated) return { checkin, ...(expiration && { expiration }) };
  const arrival = arrivalOn(index, found.stay, found.day, found.nights, roomsOf(index, found.stay, party));
  return {
    checkin,
    ...(expiration && { expiration }),
    ...(arrival.kind === 'open' && { availableRooms: arrival.availableRooms }),
    ...(today !== undefined && { lastMinute: comesSoon(checkin, today) }),
  };
}

/** With dates the deadline is known; once it has passed there is none any more (PROD-069). */
function cancellationOf(index: StayIndex, found: FoundStay, { dated, today, locale }: CardView): OfferCard['cancellationPolicy'] {
  const { cancellable, cancellationType } = index.stays.cards[found.stay]!;
  const checkin = dated ? dayAt(index.grid, found.day) : undefined;
  const deadline = cancellable && checkin !== undefined ? deadlineOf(checkin, cancellationType) : undefined;
  const isOver = deadline !== undefined && today !== undefined && deadline < today;
  const terms = { cancellable, ...(deadline && !isOver && { cancellationDeadline: deadline }) };
  return {
    type: cancellationType,
    ...terms,
    isCancellable: cancellable && !isOver,
    message: cancellationMessage(terms, { locale, checkin }),
  };
}
