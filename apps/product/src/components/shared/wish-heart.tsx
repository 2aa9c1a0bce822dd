import { useSlot, type Wish } from '@shop/contracts/page';

/** Keeps it on the list of wishes, or takes it off: lent by the account remote, without which the page is whole. */
export function WishHeart({ wish }: { readonly wish: Wish }) {
  const Slot = useSlot();
  return <Slot remote="account" widget="WishlistHeart" with={{ wish }} wakes="when touched" />;
}
