import type { StayState } from '@shop/routes';

/** The choices of a stay alone: another choice or another stay has neither a pending payment nor a failed one (PROD-082). */
export function withoutPayment({ error: _error, isLoading: _isLoading, ...rest }: StayState): StayState {
  return rest;
}
