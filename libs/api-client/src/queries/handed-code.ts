import type { QueryClient } from '@tanstack/react-query';

/** Key of a gift's code that came in an address: in the memory of this page, and nowhere else, until it is tried (GIFT-017). */
export const HANDED_CODE = ['handedCode'] as const;
/** Key of what that code opens. */
export const openedCodeKey = (code: string | null | undefined) => ['openedCode', code] as const;

export function handCode(client: QueryClient, code: string | null): void {
  client.setQueryData(HANDED_CODE, code);
}

/** A code came with the address, and it is not known yet that it opens nothing. */
export function isOpeningGift(client: QueryClient): boolean {
  const code = client.getQueryData<string | null>(HANDED_CODE);
  return !!code && client.getQueryState(openedCodeKey(code))?.status !== 'error';
}
