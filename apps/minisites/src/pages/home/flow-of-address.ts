import type { SearchFlow } from '@shop/domain';
import { FLOWS } from '@shop/routes';

/** `?flow=gifting`; the flow of stays where the address says nothing else. */
export function flowOfAddress(search: string): SearchFlow {
  const said = new URLSearchParams(search).get('flow');
  return FLOWS.find((flow) => flow === said) ?? 'booking';
}
