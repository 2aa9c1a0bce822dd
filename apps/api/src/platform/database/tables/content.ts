import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** One piece of content in one locale: a home page's flow, a banner, a menu, a static page ... */
export interface ContentEntryTable {
  /** One of `CONTENT_KINDS` of the contracts, which also describes `body`. */
  kind: string;
  /** Which one of its kind: `booking`, `terms-of-sale`, the address of a minisite ... */
  key: string;
  locale: string;
  body: Json;
  /** Order among entries of the same kind and locale. */
  position: Generated<number>;
  /** True once an editor has written it: the demo catalogue leaves it alone from then on. */
  edited: ColumnType<boolean, boolean | undefined, boolean>;
  updated_at: Moment;
}

export interface ContentTables {
  content_entry: ContentEntryTable;
}
