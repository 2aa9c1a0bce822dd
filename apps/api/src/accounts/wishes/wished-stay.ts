import { arrivalOn, dayNumber, sharesOf, type ShopIndex } from '../../availability/index.ts';
import { foundStay, type StayParams } from '../../catalogue/index.ts';

/** Whether a wished stay can be had, and for how many cents; `notOnTheseDays`: it is not offered then, full or not. */
export type WishedStay = { readonly kind: 'open'; readonly price: number } | { readonly kind: 'soldOut' | 'notOnTheseDays' };

/** A stay for whom and when it is wished; without days on its cheapest one. */
export function wishedStay({ stays: index }: Pick<ShopIndex, 'stays'>, id: number, wish: StayParams): WishedStay {
  const stay = index.stays.byId.get(id);
  if (stay === undefined) return { kind: 'notOnTheseDays' };
  const found = foundStay(index, stay, wish);
  if (found) return { kind: 'open', price: found.sellPrice };
  const { period, party, firstDay } = wish;
  if (!period) return { kind: 'soldOut' };
  const { rooms } = sharesOf(index, stay, party);
  const isFull =
    period.checkin >= firstDay && arrivalOn(index, stay, dayNumber(index.grid, period.checkin), period.nights, rooms).kind === 'soldOut';
  return { kind: isFull ? 'soldOut' : 'notOnTheseDays' };
}
