import type { TestCardAnswer, TestCardBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** Gives the card to the embedded provider, never to the shop (decision A-142). */
export function confirmTestCard(intentId: string, body: TestCardBody): Promise<TestCardAnswer> {
  return request<TestCardAnswer>({
    path: `/gateway/psp/test/payment-intents/${encodeURIComponent(intentId)}/confirm`,
    body,
    timeoutMs: 20_000,
  });
}
