import { openedPart } from '@shop/design-system';

const load = () => import(/* webpackChunkName: "order-account" */ './order-account.tsx').then((module) => module.OrderAccount);

/** Where its code is lost, the page that has mounted it leads to the page where an account is opened. */
const MountedOrderAccount = openedPart(load, () => {
  throw new Error('The form of an account could not be loaded.');
});

/** Exposed to the confirmation: `<Slot remote="account" widget="OrderAccount" with={{ orderUUID, email }}/>`. */
export function OrderAccountWidget({ orderUUID, email }: { readonly orderUUID?: unknown; readonly email?: unknown }) {
  if (typeof orderUUID !== 'string' || typeof email !== 'string') return null;
  return <MountedOrderAccount orderUUID={orderUUID} email={email} />;
}
