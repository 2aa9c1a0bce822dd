import { ApiError, minutesToWait, reportLostGiftCode } from '@shop/api-client';
import type { LostGiftCodeBody } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useMutation } from '@tanstack/react-query';

/** Why a report did not arrive; never whether an address has gifts. */
export type LostCodeRefusal = { readonly kind: 'email' | 'failed' } | { readonly kind: 'tooMany'; readonly minutes: number };

export function useLostCode() {
  const { locale } = useSite();
  const attempt = useMutation({ mutationFn: (body: LostGiftCodeBody) => reportLostGiftCode(body, locale), gcTime: 0 });
  return {
    report: attempt.mutate,
    isBusy: attempt.isPending,
    refusal: attempt.error ? lostCodeRefusal(attempt.error) : undefined,
    /** The address that the codes are mailed to, if it has any. */
    reported: attempt.isSuccess ? attempt.variables.email : undefined,
    startAgain: attempt.reset,
  };
}

function lostCodeRefusal(error: Error): LostCodeRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  return { kind: error instanceof ApiError && error.field === 'email' ? 'email' : 'failed' };
}
