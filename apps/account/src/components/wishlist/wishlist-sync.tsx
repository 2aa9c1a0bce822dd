import { isSignedIn } from '@shop/api-client';
import { requestedWishesAtom, wishedStaysAtom, wishKey, type RequestedWish } from '@shop/contracts/page';
import { Toasts, useToasts } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { handOverWishes, useKeepWish } from './use-keep-wish.ts';
import { useWishes } from './use-wishes.ts';

/**
 * Exposed to every page, seen only when something fails: shows every heart what is wished, and keeps what was pressed. A wish
 * that could not be kept is taken back, with a message (spec 1, section 4, wishlist).
 */
export function WishlistSync() {
  const intl = useIntl();
  const [requested, setRequested] = useAtom(requestedWishesAtom);
  const setWished = useSetAtom(wishedStaysAtom);
  const keep = useKeepWish();
  const wishes = useWishes();
  const queryClient = useQueryClient();
  const { toasts, show, dismiss } = useToasts();

  useEffect(() => {
    if (isSignedIn()) handOverWishes(queryClient).catch(() => undefined);
  }, [queryClient]);
  useEffect(() => {
    if (!wishes) return;
    const stored = [...wishes.STAY.map(({ id }) => id), ...wishes.ACTIVITY.map(({ id }) => wishKey({ type: 'ACTIVITY', id }))];
    setWished(new Set(stored));
  }, [wishes, setWished]);
  useEffect(() => {
    const [first] = requested;
    if (!first) return;
    setRequested((all) => all.filter((one) => one !== first));
    keep(first).catch(() => {
      setWished((wished) => turnedBack(wished, first));
      show({ kind: 'error', text: intl.formatMessage({ id: 'account.wishlist.failed' }, { label: first.wish.label }) });
    });
  });
  return (
    <Toasts
      label={intl.formatMessage({ id: 'account.wishlist.messages' })}
      toasts={toasts}
      onDismiss={dismiss}
      closeLabel={intl.formatMessage({ id: 'account.wishlist.close' })}
    />
  );
}

function turnedBack(wished: ReadonlySet<string>, { wish, isWished }: RequestedWish): ReadonlySet<string> {
  const next = new Set(wished);
  if (isWished) next.delete(wishKey(wish));
  else next.add(wishKey(wish));
  return next;
}
