import { OPEN_CARD_FORM, REMOVE_CARD } from '@shop/contracts';
import { isSignedIn } from '../is-signed-in.ts';
import { ApiError } from '../transport/api-error.ts';
import { call } from '../transport/call.ts';

/** The form waits for it. */
const FORM_MS = 6_000;

/** Has the payment provider forget a card: 404 where it is gone already, 409 `CARD_IN_USE` while a booking is still charged to it. */
export async function removeCard(id: string): Promise<void> {
  await call(REMOVE_CARD, { params: { id }, timeoutMs: 20_000 });
}

/**
 * By which the provider's form shows and saves the customer's cards; undefined for guests, and where it cannot be had: the form
 * then does without. `orderUUID` names the order where one exists.
 */
export async function askCardForm(orderUUID?: string): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  try {
    const body = { ...(orderUUID && { orderUUID }) };
    return (await call(OPEN_CARD_FORM, { body, timeoutMs: FORM_MS })).clientSecret;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
