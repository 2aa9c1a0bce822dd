import type { Client } from 'pg';
import { ids, insertRows, json, numbers } from '../store/insert-rows.ts';
import type { Activities } from './products.ts';
import { ACTIVITY_TAGS } from './tags.ts';

/** Activity centres, what they sell and the tags that find it; returns the rows written by table. */
export async function fillActivities(client: Client, { centers, products }: Activities): Promise<Record<string, number>> {
  return {
    activity_tag: await insertRows(
      client,
      'activity_tag',
      [
        ['id', 'text', (row) => row.id],
        ['group_id', 'text', (row) => row.groupId],
        ['label', 'jsonb', (row) => json(row.label)],
        ['group_label', 'jsonb', (row) => json(row.groupLabel)],
        ['position', 'smallint', (row) => row.position],
      ],
      ACTIVITY_TAGS,
    ),
    activity_center: await insertRows(
      client,
      'activity_center',
      [
        ['id', 'integer', (row) => row.id],
        ['label', 'text', (row) => row.label],
        ['stars', 'smallint', (row) => row.stars],
        ['address', 'text', (row) => row.address],
        ['city', 'text', ({ town }) => town.name.replaceAll("'", '’')],
        ['place_id', 'text', ({ town }) => town.id],
        ['region', 'jsonb', ({ town }) => json(town.region.label)],
        ['country', 'text', ({ town }) => town.country],
        ['latitude', 'double precision', (row) => row.latitude],
        ['longitude', 'double precision', (row) => row.longitude],
        ['telephone', 'text', (row) => row.telephone],
        ['hours', 'jsonb', (row) => json(row.hours)],
      ],
      centers,
    ),
    activity_product: await insertRows(
      client,
      'activity_product',
      [
        ['id', 'integer', (row) => row.id],
        ['center_id', 'integer', (row) => row.centerId],
        ['label', 'jsonb', (row) => json(row.label)],
        ['slug', 'text', (row) => row.slug],
        ['description', 'jsonb', (row) => json(row.description)],
        ['activities', 'jsonb', (row) => json(row.activities)],
        ['schedules', 'jsonb', (row) => json(row.schedules)],
        ['nice_to_know', 'jsonb', (row) => json(row.niceToKnow)],
        ['important_infos', 'jsonb', (row) => json(row.importantInfos)],
        ['tag_ids', 'text[]', (row) => ids(row.tagIds)],
        ['themes', 'text[]', (row) => ids(row.themes)],
        ['first_adults', 'smallint', (row) => row.firstAdults],
        ['regular_cents', 'integer[]', (row) => numbers(row.regularCents)],
        ['images', 'text[]', (row) => ids(row.images)],
        ['popularity', 'integer', (row) => row.popularity],
        ['published', 'boolean', (row) => row.published],
      ],
      products,
    ),
  };
}
