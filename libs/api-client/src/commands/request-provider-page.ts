import { OPEN_PROVIDER_PAGE, type ProviderPage, type ProviderPageBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** The second provider's own page for a payment; asked again, a payment that was refused there gets another one. */
export function requestProviderPage(body: ProviderPageBody): Promise<ProviderPage> {
  return call(OPEN_PROVIDER_PAGE, { body, timeoutMs: 20_000 });
}
