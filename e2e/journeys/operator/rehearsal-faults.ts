import { setTimeout as sleep } from 'node:timers/promises';
import { aMail } from '../../fixtures/checkout-visit.ts';
import { stubbornCustomer, type Visited } from './operator-load.ts';
import type { RehearsedShop } from './rehearsal-shop.ts';

/** Customers who buy by HTTP all the while, and the parts that are taken away meanwhile, in turn. */
export interface FaultInjection {
  /** `kill -9` of the next process, or the next service gone for a second, in the middle of what is done. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  readonly taken: ReadonlySet<string>;
  /** Ends the customers: the orders that the shop has confirmed to them, and what it refused while nothing was away. */
  ended(): Promise<{ readonly orders: readonly string[]; readonly faults: readonly Visited[] }>;
}

/** How the addresses of these customers begin (RFC 5737). */
export const CUSTOMERS = '203.0.113.';

export function injectFaults(shop: RehearsedShop): FaultInjection {
  let isOver = false;
  let requests = 0;
  // One address may open an order in fifteen seconds only.
  const headers = () => ({ 'x-forwarded-for': `${CUSTOMERS}${(requests++ % 250) + 1}`, 'x-forwarded-proto': 'https' });
  const customers = [1, 2].map(() =>
    stubbornCustomer(
      {
        address: shop.shellAddress,
        headers,
        pay: (intent) => shop.provider.pay(intent, 'pm_card_visa'),
        mail: aMail(),
        pauseMs: 1_500,
      },
      () => isOver,
    ),
  );
  const taken = new Set<string>();
  const away: { readonly from: number; readonly to: number }[] = [];
  let turn = 0;
  return {
    taken,
    async during(work) {
      const part = shop.parts[turn++ % shop.parts.length]!;
      const [result, gone] = await Promise.all([work, sleep(150).then(() => shop.takeAway(part))]);
      taken.add(part);
      away.push(gone);
      return result;
    },
    async ended() {
      isOver = true;
      const bought = await Promise.all(customers);
      const wasAway = (fault: Visited) => away.some(({ from, to }) => fault.from <= to && from <= fault.to);
      return {
        orders: bought.flatMap(({ orders }) => orders),
        faults: bought.flatMap(({ faults }) => faults).filter((one) => !wasAway(one)),
      };
    },
  };
}
