import { toggleWishAtom, wishedStaysAtom, wishKey, type Wish } from '@shop/contracts/page';
import { IconButton, useHydrated } from '@shop/design-system';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMessages } from './use-messages.ts';

/** Keeps it on the list of wishes, which a server does not know, or takes it off; the account remote hears of it. */
export function WishHeart({ wish }: { readonly wish: Wish }) {
  const t = useMessages();
  const wished = useAtomValue(wishedStaysAtom);
  const toggle = useSetAtom(toggleWishAtom);
  const isWished = useHydrated() && wished.has(wishKey(wish));
  return (
    <IconButton
      icon="heart"
      look="floating"
      label={t('product.stay.keep', { label: wish.label })}
      pressed={isWished}
      onClick={() => toggle(wish)}
    />
  );
}
