import { CONFIRM_TEST_CARD, type TestCardAnswer, type TestCardBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Gives the card to the embedded provider, never to the shop (decision note `open-points`). */
export function confirmTestCard(intentId: string, body: TestCardBody): Promise<TestCardAnswer> {
  return call(CONFIRM_TEST_CARD, { params: { id: intentId }, body, timeoutMs: 20_000 });
}
