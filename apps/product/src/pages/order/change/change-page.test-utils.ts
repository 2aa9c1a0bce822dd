import type { ModificationPrice, OrderView } from '@shop/contracts';
import { anOrder } from '../../../fixtures/an-order.ts';
import { aStay } from '../../../fixtures/a-stay.ts';
import { Refused, renderPage, type FakeCall } from '../../../fixtures/render-page.tsx';

/** The booking on other days. */
export const OTHER = '/checkout?id=101&checkin=2027-03-01&checkout=2027-03-02&a=2&modify=b3f1';
export const DEARER: ModificationPrice = { kind: 'supplement', amount: 5_100, newTotal: 30_000 };
export const CHEAPER: ModificationPrice = { kind: 'refund', amount: 4_900, newTotal: 20_000 };
const PENDING = { changeId: 'c1', status: 'pending', amount: 5_100, paymentIntentId: 'pi_1', provider: 'test' };
export const DONE = { changeId: 'c1', status: 'done', amount: 0 };

interface FakeShop {
  readonly price?: unknown;
  readonly modify?: FakeCall[1];
  readonly card?: FakeCall[1];
  readonly complete?: FakeCall[1];
  readonly order?: () => Partial<OrderView> | Error | Refused;
}

/** The change page of a shop that answers as told, else as one where the change costs more and everything succeeds. */
export function showChange(shop: FakeShop = {}, address = OTHER) {
  return renderPage(address, [
    ['/detail.json', () => aStay()],
    ['/modification-days', () => ({})],
    ['/modification-price', () => (typeof shop.price === 'function' ? (shop.price as () => unknown)() : (shop.price ?? DEARER))],
    ['/modification/complete', shop.complete ?? (() => DONE)],
    ['/modification', shop.modify ?? (() => PENDING)],
    ['/confirm', shop.card ?? (() => ({ status: 'succeeded' }))],
    ['/orders/b3f1', () => orderOf(shop.order?.() ?? {})],
  ]);
}

const orderOf = (facts: Partial<OrderView> | Error | Refused) =>
  facts instanceof Error || facts instanceof Refused ? facts : anOrder(facts);
