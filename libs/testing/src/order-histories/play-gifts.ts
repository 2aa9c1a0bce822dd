import { same } from './agreement.ts';
import { sumOf } from './books.ts';
import type { DrawnGiftOrder, GiftHistory, GiftStep } from './gift-history.ts';
import { expectedUses } from './oracle.ts';
import { PlayedGiftOrder } from './played-gift-order.ts';
import type { PlayedGiftShop } from './played-gift-shop.ts';

export * from './gift-history.ts';
export * from './played-gift-shop.ts';

/** Plays a history of an order of gifts against the oracle; throws what differs, at the step where it does. */
export async function playGiftHistory({ order, steps, disputesEnd }: GiftHistory, shop: PlayedGiftShop): Promise<void> {
  const gifts = await buy(order, shop);
  for (const step of steps) await play(step, gifts);
  await gifts.giveBack();
  await gifts.settle(disputesEnd);
}

function play(step: GiftStep, gifts: PlayedGiftOrder): Promise<void> {
  switch (step.kind) {
    case 'wait':
      return gifts.wait(step.days);
    case 'spend':
      return gifts.spend(step.piece);
    case 'returnStay':
      return gifts.returnStay(step.stay);
    case 'extend':
      return gifts.extend(step.piece);
    case 'transfer':
      return gifts.transfer(step.piece);
    case 'exchange':
      return gifts.exchange(step);
    case 'giveBack':
      return gifts.giveBack();
    default:
      return gifts.happen(step);
  }
}

async function buy(order: DrawnGiftOrder, shop: PlayedGiftShop): Promise<PlayedGiftOrder> {
  const whole = order.price * order.pieces;
  const full = whole - Math.floor((whole * order.promotion) / 100);
  const uses = expectedUses(order.gifts, full);
  const rest = full - sumOf(uses);
  const waived = rest <= 49 ? rest : 0;
  if (order.payment === 'givenUp' && rest > waived) {
    same(await shop.order(order), { refused: 'PAYMENT_DECLINED' }, 'an order of gifts whose payment was given up');
    return buy({ ...order, payment: 'paid' }, shop);
  }
  const total = full - waived;
  same(await shop.order(order), { total }, 'the price of an order of gifts');
  const played = new PlayedGiftOrder(order, total, shop);
  await played.begin(uses);
  return played;
}
