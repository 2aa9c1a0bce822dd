import type { Client } from 'pg';
import type { Catalogue } from '../catalogue.ts';
import { altOf } from '../pictures/picture-alts.ts';
import { insertRows, json } from './insert-rows.ts';

/** What the pictures of galleries show; returns the rows written by table. */
export async function fillPictures(client: Client, { houses, activities, gifts }: Catalogue): Promise<Record<string, number>> {
  const shown = [
    ...houses.flatMap(({ hotel, rooms, stays, nights }) => [hotel, ...rooms, ...stays, ...nights]),
    ...activities.products,
    ...gifts.boxes,
  ];
  const pictures = new Set(shown.flatMap(({ images }) => images));
  return {
    picture: await insertRows(
      client,
      'picture',
      [
        ['id', 'text', (id) => id],
        ['alt', 'jsonb', (id) => json(altOf(id))],
      ],
      pictures,
    ),
  };
}
