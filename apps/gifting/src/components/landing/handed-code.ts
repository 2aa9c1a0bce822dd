import { changeHeldGift, HANDED_CODE, handCode, openedCodeKey, openGift } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { isUnreadableCode } from '@shop/routes';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { codeTrouble, type CodeTrouble } from '../../views/landing/code-trouble.ts';
import { useExpiredGift, type ReadVoucher } from './use-opened-gift.ts';

export interface HandedCode {
  readonly code: string | undefined;
  readonly isReading: boolean;
  readonly trouble: CodeTrouble | undefined;
  readonly expired: ReadVoucher;
  readonly retry: () => void;
  /** Another code was opened: what was wrong with this one is shown no more. */
  readonly forget: () => void;
}

/** Tries the code that came with the address, or says that it was none; all of the page knows the gift that it opens. */
export function useHandedCode(): HandedCode {
  const { locale } = useSite();
  const client = useQueryClient();
  const { data } = useQuery<string | null>({ queryKey: HANDED_CODE, queryFn: skipToken, staleTime: Infinity });
  const code = data ?? undefined;
  const tried = useQuery({
    queryKey: openedCodeKey(code),
    queryFn: async () => {
      const gift = await openGift(code!, locale);
      changeHeldGift(client, { locale, gift });
      handCode(client, null);
      return gift.code;
    },
    enabled: code !== undefined,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // A visitor who comes back to the page later has to enter a code.
  useEffect(() => () => handCode(client, null), [client]);
  const error = code === undefined || tried.isFetching ? null : tried.error;
  const { search } = useLocation();
  const [isForgotten, setForgotten] = useState(false);
  const unreadable = isUnreadableCode(search) && !isForgotten && code === undefined ? ({ kind: 'unknown' } as const) : undefined;
  const refused = error ? codeTrouble(error) : unreadable;
  const expired = useExpiredGift(refused?.kind === 'expired' ? code : undefined);
  return {
    code,
    isReading: code !== undefined && (tried.isFetching || expired.isReading),
    trouble: expired.trouble ?? refused,
    expired,
    retry: () => (expired.trouble ? expired.retry() : void tried.refetch()),
    forget: () => {
      setForgotten(true);
      handCode(client, null);
    },
  };
}
