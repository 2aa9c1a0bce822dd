import { same } from './agreement.ts';
import { sumOf } from './books.ts';
import type { DrawnOrder, DrawnStep, History } from './history.ts';
import { codeRefusal, expectedFee, expectedPrice, expectedUses, lessTooLittle } from './oracle.ts';
import { PlayedBooking } from './played-booking.ts';
import type { PlayedShop } from './played-shop.ts';

export type { Books } from './books.ts';
export * from './drawn-money.ts';
export * from './history.ts';
export { codeRefusal } from './oracle.ts';
export * from './played-provider.ts';
export * from './played-shop.ts';

/** Plays a history against the oracle; throws what differs, at the step where it does. */
export async function playHistory({ order, steps, disputesEnd = 'won' }: History, shop: PlayedShop): Promise<void> {
  const booking = await buy(order, shop);
  for (const step of steps) await play(step, booking);
  await booking.cancel();
  await booking.settle(disputesEnd);
}

function play(step: DrawnStep, booking: PlayedBooking): Promise<void> {
  switch (step.kind) {
    case 'wait':
      return booking.wait(step.days, step.isDeclined);
    case 'change':
      return booking.change(step);
    case 'cancel':
      return booking.cancel();
    case 'spend':
      return booking.spend(step.gift);
    default:
      return booking.happen(step);
  }
}

async function buy(order: DrawnOrder, shop: PlayedShop): Promise<PlayedBooking> {
  const refusal = codeRefusal(order.code, order);
  if (refusal) {
    same(await shop.order(order), { refused: refusal }, 'the code of a new order');
    return buy({ ...order, code: undefined }, shop);
  }
  const withoutFee = expectedPrice(order, order, 0);
  const gifts = expectedUses(order.gifts, withoutFee.total);
  const rest = withoutFee.total - sumOf(gifts);
  const { waived } = lessTooLittle(withoutFee, rest);
  const fee = order.plan ? expectedFee(order.plan, rest - waived) : 0;
  if (fee === undefined) {
    same(await shop.order(order), { refused: 'PAYMENT_PLAN_NOT_ELIGIBLE' }, 'the plan of a new order');
    return buy({ ...order, plan: undefined }, shop);
  }
  if (order.payment === 'givenUp' && rest > waived) {
    same(await shop.order(order), { refused: 'PAYMENT_DECLINED' }, 'an order whose payment was given up');
    return buy({ ...order, payment: 'paid' }, shop);
  }
  same(await shop.order(order), { total: withoutFee.total + fee - waived, fee }, 'the price of a new order');
  const booking = new PlayedBooking(order, { fee, price: lessTooLittle(expectedPrice(order, order, fee), rest) }, shop);
  await booking.begin(gifts);
  return booking;
}
