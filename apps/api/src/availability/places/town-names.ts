import type { Locale } from '@shop/contracts';
import { sql } from 'kysely';
import { text } from '../cards/wording.ts';

/**
 * Names of the town of a hotel or an activity centre in all languages, as its place bears them: `Mons` and `Bergen` are one.
 * The town of its postal address, in the words of that country, where the gazetteer has no such place.
 */
export const townNames = (table: 'hotel' | 'activity_center') =>
  sql<unknown>`coalesce((select place.label from place where place.id = ${sql.ref(`${table}.place_id`)}), to_jsonb(${sql.ref(`${table}.city`)}))`;

/** `Bergen, Henegouwen`: where a hotel or an activity centre lies. */
export function locationLabel({ town, region }: { readonly town: unknown; readonly region: unknown }, locale: Locale): string {
  return `${text(town, locale)}, ${text(region, locale)}`;
}
