import { openOrder, orderQuery } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import { orderKeyIn } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Opens an order for a visitor who may see it: the server knows it by its id alone, the browser may hold its key. A key that a
 * mail's link carries is exchanged, and leaves the address before anything else can read it. True until that is done.
 */
export function useOrderOpening({ uuid, locale, isOpen }: { uuid: string; locale: Locale; isOpen: boolean }): boolean {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const isOpening = !isOpen && !isDone;
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const key = orderKeyIn(hash);
    if (key) window.history.replaceState(window.history.state, '', pathname + search);
    if (!isOpening) return;
    const opening = key ? openOrder(uuid, key).catch(() => undefined) : Promise.resolve();
    void opening.then(() => client.refetchQueries({ queryKey: orderQuery({ uuid, locale }).queryKey })).finally(() => setDone(true));
  }, [client, isOpening, locale, uuid]);
  return isOpening;
}
