import type { Suggestion } from '@shop/contracts';
import type { SearchPlace } from '@shop/routes';

interface Known {
  /** The name in the answer, in the visitor's language. */
  readonly found?: string | undefined;
  /** Places chosen on this device, with the names they were chosen by. */
  readonly recent: readonly Suggestion[];
}

/** Kinds of place that the address carries by a number or a code, which is no name. */
const CODED: readonly SearchPlace['kind'][] = ['hotel', 'country'];

/**
 * What the searched place is called: as the answer says it, until then as the visitor chose it, else by the address itself.
 * Nothing for a hotel or a country that only its number or code is known of.
 */
export function placeName(place: SearchPlace | undefined, { found, recent }: Known): string | undefined {
  if (found !== undefined || !place) return found;
  const chosen = recent.find(({ category, value }) => category === place.kind && value === place.value);
  return chosen?.label ?? (CODED.includes(place.kind) ? undefined : place.value);
}
