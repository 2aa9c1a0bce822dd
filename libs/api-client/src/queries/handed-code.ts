import { skipToken, type QueryClient } from '@tanstack/react-query';

const HANDED = ['handedCode'] as const;
/** What opens the gift of that code; its third part is the locale. */
export const openedCodeKey = (code: string | undefined, locale?: string) => ['openedCode', code, ...(locale ? [locale] : [])] as const;

/** The code of a gift that came in an address: in the memory of this page, and nowhere else, until it is tried (GIFT-017). */
export const handedCodeQuery = { queryKey: HANDED, queryFn: skipToken, staleTime: Infinity } as const;

export function handCode(client: QueryClient, code: string | null): void {
  client.setQueryData(HANDED, code);
}

/** A code came with the address, and it is not known yet that it opens nothing. */
export function isOpeningGift(client: QueryClient): boolean {
  const code = client.getQueryData<string | null>(HANDED);
  if (typeof code !== 'string') return false;
  return client.getQueryCache().find({ queryKey: openedCodeKey(code), exact: false })?.state.status !== 'error';
}
