import type { Json } from './columns.ts';

/** What is said of a picture; its files are no rows. */
export interface PictureTable {
  id: string;
  /** What it shows. */
  alt: Json;
}

export interface PictureTables {
  picture: PictureTable;
}
