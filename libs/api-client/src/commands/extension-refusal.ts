import { ApiError, minutesToWait } from '../transport/api-error.ts';

/** Why a gift was not extended. `changed`: by now until another day; `failed`: nobody said no, it can be tried again as it is. */
export type ExtensionRefusal =
  { readonly kind: 'changed' | 'extended' | 'refused' | 'failed' } | { readonly kind: 'tooMany'; readonly minutes: number };

/** Why a gift was not extended, in a word. */
export function extensionRefusal(error: unknown): ExtensionRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'failed' };
  if (error.code === 'EXTENSION_CHANGED') return { kind: 'changed' };
  return { kind: error.code === 'GIFT_EXTENDED' ? 'extended' : 'refused' };
}
