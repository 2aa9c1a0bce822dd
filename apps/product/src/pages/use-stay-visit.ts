import { writeLog } from '@shop/api-client';
import type { LocalDate, StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { bookingStep, chooseActivityDay, chooseDay, toBooking, toGift, type DaySelection, type Party } from '@shop/domain';
import { checkoutHref, type StayState } from '@shop/routes';
import { useState } from 'react';
import type { PriceView } from '../views/stay/price-view.ts';
import { quotedOffer } from '../views/stay/stay-choice.ts';
import { activitiesOf, possibleDays } from '../views/stay/stay-view.ts';
import type { StayVisit } from '../views/stay/stay-visit.ts';
import { usePayingGift } from './use-paying-gift.ts';
import { usePriceNews } from './use-price-news.ts';
import { useStayOffers } from './use-stay-offers.ts';
import { useStayPrice } from './use-stay-price.ts';
import { useStayState } from './use-stay-state.ts';

/** What the visitor has chosen of a stay, what it costs, and what he can do with it (spec 2, section 4). */
export function useStayVisit(stay: StayDetail): StayVisit {
  const { locale } = useSite();
  const { state, flow, minisite, change } = useStayState();
  const { checkin, checkout, adults, children, babies, offerId } = state;
  const party: Party = { adults, children, babies };
  const isGift = flow === 'gifting' && stay.isGiftable !== false;

  const [arrival, setArrival] = useState<DaySelection>();
  const selection: DaySelection = arrival ?? { checkin, checkout };
  const dates = arrival || isGift ? {} : { checkin, checkout };
  const [missing, setMissing] = useState(false);
  const activityIds = activitiesOf(stay).map(({ activityId }) => activityId);
  const activityDates = possibleDays(stay, state);

  const gift = usePayingGift(stay.id);
  const offers = useStayOffers(stay.id, dates, { ...party, named: offerId });
  const quoted = quotedOffer(stay.id, offerId, offers);
  const { price: known, askAgain } = useStayPrice(stay, dates, {
    ...party,
    ...{ offerId: quoted, isWatched: true, activityDates: state.activityDates },
  });
  const price = quoted === undefined && known.kind === 'final' ? ({ kind: 'loading', previous: known.price } as const) : known;
  const news = usePriceNews(price, JSON.stringify([dates, party, quoted]));
  const step = bookingStep({ dates, activityIds, activityDays: activityDates, price: price.kind });

  /** A price that cannot be had is told to the operator (PROD-039). */
  const logRefusal = (view: PriceView) => {
    if (view.kind === 'refused') writeLog({ level: 'warn', locale, location: window.location.pathname, message: view.refusal.code });
  };
  const setDates = (next: DaySelection) => {
    const isComplete = !next.checkin || next.checkout;
    setArrival(isComplete ? undefined : next);
    if (!isComplete) return;
    const { activityDates: _days, ...rest } = state;
    change({ ...rest, ...datesOf(next) });
  };
  const wishHref =
    dates.checkin && dates.checkout
      ? checkoutHref(locale, {
          id: quoted ?? offerId ?? stay.id,
          checkin: dates.checkin,
          checkout: dates.checkout,
          ...party,
          activityDates,
          ...(minisite && { minisite }),
        })
      : undefined;
  const bookHref = step.kind === 'checkout' ? wishHref : undefined;

  return {
    ...{ state, flow, minisite, isGift, gift, party, selection, dates, offers, price, news, step, wishHref, bookHref, activityDates },
    isMissing: missing,
    chooseDay: (day: LocalDate) => setDates(chooseDay(selection, day)),
    setDates,
    setParty: (next: Party) => change({ ...state, ...next }),
    chooseOffer: (id: string) => change({ ...state, offerId: id }),
    chooseActivity: (activityId: string, day: number) =>
      change({ ...state, activityDates: chooseActivityDay(activityDates, { activityId, day }) }),
    giveAsGift: () => change(withoutDates(toGift(state, stay.nights)), 'gifting'),
    bookForOneself: () => change(toBooking(state), 'booking'),
    setGiftNights: (giftNights: number) => change({ ...state, giftNights }),
    checkPrice: async () => {
      const now = await askAgain();
      logRefusal(now);
      return now.kind === 'final' && price.kind === 'final' && now.price.sellPrice === price.price.sellPrice;
    },
    /** The button was pressed and cannot go on: what is missing is said; a refusal is logged. */
    sayWhatIsMissing: () => {
      setMissing(true);
      logRefusal(price);
    },
  };
}

function datesOf({ checkin, checkout }: DaySelection): Pick<StayState, 'checkin' | 'checkout'> {
  return { checkin, checkout } as Pick<StayState, 'checkin' | 'checkout'>;
}

function withoutDates(state: Omit<StayState, 'checkin' | 'checkout'>): StayState {
  const { offerId: _offer, activityDates: _days, ...rest } = state;
  return rest;
}
