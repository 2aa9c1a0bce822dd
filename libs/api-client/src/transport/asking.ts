import { isTransient } from './api-error.ts';

const MINUTE_MS = 60_000;

/** How every question is asked: an answer is fresh for a minute, a refusal is final, a failure is tried twice more in browsers. */
export const asking = {
  staleTime: MINUTE_MS,
  retry: (failures: number, error: unknown): boolean => typeof window !== 'undefined' && failures < 2 && isTransient(error),
} as const;
