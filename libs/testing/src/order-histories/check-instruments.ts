import { holds, same } from './agreement.ts';
import { moneyBack, moneyHeld, type Books } from './books.ts';
import { shareOf } from './oracle.ts';

/** Nothing gives more than it has. `left`: what is on each gift besides what it gets back. */
export function checkInstruments({ payments, gifts }: Books, left: readonly number[]): void {
  for (const { paid, back } of payments) holds(back >= 0 && back <= paid, `a payment of ${paid} gave ${back} back`);
  for (const [place, { gave, back, remaining }] of gifts.entries()) {
    holds(back >= 0 && back <= gave, `a gift that gave ${gave} got ${back} back`);
    same(remaining, left[place]! + back, 'what is on a gift');
  }
}

/**
 * A refund goes back in the shares that card and gifts hold, to the cent that rounding leaves; `uncovered` of them is with a bank, which
 * gives `disputed` of the refund.
 */
export function checkRefund(
  refund: number,
  { before, after, uncovered, disputed = 0 }: { before: Books; after: Books; uncovered: number; disputed?: number },
): void {
  same(moneyBack(after) - moneyBack(before), refund, 'what went back');
  const total = moneyHeld(before) - uncovered;
  for (const [place, { gave, back }] of before.gifts.entries()) {
    const got = after.gifts[place]!.back - back;
    const { least, most } = shareOf(refund - disputed, gave - back, { total, gifts: after.gifts.length });
    holds(got >= least && got <= most, `a gift that held ${gave - back} of ${total} got ${got} of ${refund}, not ${least} to ${most}`);
  }
}
