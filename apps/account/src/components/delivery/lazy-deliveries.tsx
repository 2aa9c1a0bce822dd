import type { GiftDelivery } from '@shop/contracts';
import { openedPart, optionalPart } from '@shop/design-system';

const load = () => import(/* webpackChunkName: "gift-deliveries" */ './gift-deliveries.tsx').then((module) => module.GiftDeliveries);

/** The mails of a gift on the account's own pages, whose code comes once there are any. */
export const LazyDeliveries = optionalPart(load);

/** Where its code is lost, the page that has mounted it says in its own words how the mails stand. */
const MountedDeliveries = openedPart(load, () => {
  throw new Error('The mails of a gift could not be loaded.');
});

/** Exposed to the confirmation: `<Slot remote="account" widget="GiftDeliveries" with={{ orderUUID, deliveries }}/>`. */
export function GiftDeliveriesWidget({ orderUUID, deliveries }: { readonly orderUUID?: unknown; readonly deliveries?: unknown }) {
  if (typeof orderUUID !== 'string' || !Array.isArray(deliveries)) return null;
  return <MountedDeliveries orderUUID={orderUUID} deliveries={deliveries as GiftDelivery[]} />;
}
