import { changeHeldGift, giftVoucherQuery, hasGiftSession, heldGiftQuery, leaveGift, openGift } from '@shop/api-client';
import type { BeneficiaryView, GiftVoucher } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { codeTrouble, type CodeTrouble } from '../../views/landing/code-trouble.ts';

export interface OpenedGift {
  /** The gift of this browser; null where it holds none, undefined while nobody knows. */
  readonly gift: BeneficiaryView | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly leave: () => void;
  readonly isLeaving: boolean;
}

/** The gift that this browser has opened before, and the way to let go of it. `hadSession` is what the server knows of it. */
export function useOpenedGift(hadSession = true): OpenedGift {
  const { locale } = useSite();
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const hasSession = isHydrated ? hasGiftSession() : hadSession;
  const held = useQuery({ ...heldGiftQuery(locale), enabled: isHydrated && hasSession });
  const leaving = useMutation({ mutationFn: leaveGift, onSuccess: () => changeHeldGift(client, { locale, gift: null }) });
  return {
    gift: hasSession ? held.data : (held.data ?? null),
    isFailed: held.isError && !held.data,
    retry: () => void held.refetch(),
    leave: () => leaving.mutate(),
    isLeaving: leaving.isPending,
  };
}

export interface CodeOpening {
  readonly open: (code: string) => void;
  /** Asks once more what had no answer: whether the last code opens a gift, or what became of the gift that has expired. */
  readonly retry: () => void;
  readonly isBusy: boolean;
  readonly trouble: CodeTrouble | undefined;
  readonly expired: ReadVoucher;
  /** The code that was sent last. */
  readonly sent: string | undefined;
}

/** Opens a gift with its code; all of the page knows it from then on. */
export function useCodeOpening(onOpened?: () => void): CodeOpening {
  const { locale } = useSite();
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (code: string) => openGift(code, locale),
    onSuccess: (gift) => {
      changeHeldGift(client, { locale, gift });
      onOpened?.();
    },
  });
  const refused = error ? codeTrouble(error) : undefined;
  const expired = useExpiredGift(refused?.kind === 'expired' ? variables : undefined);
  return {
    open: mutate,
    retry: () => (expired.trouble ? expired.retry() : variables !== undefined && mutate(variables)),
    isBusy: isPending || expired.isReading,
    trouble: expired.trouble ?? refused,
    expired,
    sent: variables,
  };
}

export interface ReadVoucher {
  readonly voucher: GiftVoucher | undefined;
  /** What it was, and whether it can be extended, is not known yet. */
  readonly isReading: boolean;
  /** Why it could not be read. */
  readonly trouble: CodeTrouble | undefined;
  readonly retry: () => void;
}

/** Reads a gift that has expired: its last day, and whether it can be extended. */
export function useExpiredGift(code: string | undefined): ReadVoucher {
  const { locale } = useSite();
  const read = useQuery({ ...giftVoucherQuery({ code: code ?? '', locale }), enabled: code !== undefined });
  const error = read.data || read.isFetching ? null : read.error;
  return {
    voucher: read.data,
    isReading: read.isFetching && !read.data,
    trouble: error ? codeTrouble(error) : undefined,
    retry: () => void read.refetch(),
  };
}
