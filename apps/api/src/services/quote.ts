import type { Locale, Quote } from '@shop/contracts';
import { addDays, discountPercent, localTaxTotal, modificationDeadline, moneySaved, stayPromo, type Party } from '@shop/domain';
import { conflict } from '../problem.ts';
import { arrivalOn, priceFrom, sharesOf } from '../search/arrivals.ts';
import { dayNumber, type StayIndex } from '../search/stay-index.ts';
import type { StayPeriod } from './stay-period.ts';

/** What a stay costs on given days for a party; refused with 409 when it cannot be had (spec 1, section 8). */
export function quoteOf(
  index: StayIndex,
  stay: number,
  { period, party, programme }: { period: StayPeriod; party: Party; programme: string[]; locale: Locale },
): Quote {
  const { hotels, stays } = index;
  const day = dayNumber(index.grid, period.checkin);
  const shares = sharesOf(index, stay, party);
  const arrival = arrivalOn(index, stay, day, period.nights, shares.rooms);
  if (arrival.kind === 'notOnThisDay')
    throw conflict('PACKAGE_NOT_AVAILABLE_CHECKIN', 'This stay cannot begin on that day for that length.');
  if (arrival.kind === 'soldOut') throw conflict('SOLD_OUT', 'There is no room left on these days for this party.');
  const { sellPrice, refPrice } = priceFrom(index, stay, { day, nights: period.nights }, shares);
  const card = stays.cards[stay]!;
  return {
    bookable: true,
    priceInfo: {
      sellPrice,
      refPrice,
      promoPercentageRounded: stayPromo(refPrice, sellPrice) === 0 ? 0 : discountPercent(refPrice, sellPrice),
      moneySaved: moneySaved(refPrice, sellPrice),
      priceType: 'FINAL_PRICE',
      nbRooms: shares.rooms,
      nights: period.nights,
    },
    localTaxTotalAmount: localTaxTotal(hotels.cards[stays.hotel[stay]!]!.taxCents, party.adults, period.nights),
    programLineList: programme,
    cancellationPolicy: cancellationOf(card, period.checkin),
    reservationCriteria: {
      offerId: String(stays.id[stay]!),
      checkin: period.checkin,
      checkout: addDays(period.checkin, period.nights),
      adult: party.adults,
      child: party.children,
      baby: party.babies,
    },
    availableRooms: arrival.availableRooms,
  };
}

function cancellationOf(
  { cancellable, cancellationType }: { cancellable: boolean; cancellationType: string },
  checkin: string,
): Quote['cancellationPolicy'] {
  return {
    type: cancellationType,
    cancellable,
    ...(cancellable && { cancellationDeadline: modificationDeadline({ cancellable }, checkin) }),
  };
}
