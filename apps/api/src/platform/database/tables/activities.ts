import type { Generated } from 'kysely';
import type { Json, PromotionOfGift } from './columns.ts';

export interface ActivityCenterTable {
  id: number;
  label: string;
  stars: number;
  address: string;
  city: string;
  place_id: string;
  region: Json;
  country: string;
  latitude: number;
  longitude: number;
  /** E.164; null where nobody answers calls. */
  telephone: string | null;
  /** When it is open, in each language. */
  hours: Json | null;
}

export interface ActivityTagTable {
  id: string;
  group_id: string;
  label: Json;
  group_label: Json;
  position: number;
}

/** An activity without a night. `sell_cents[0]` is the price of `first_adults` adults, the next of one more. */
export interface ActivityProductTable {
  id: number;
  center_id: number;
  label: Json;
  slug: string;
  description: Json;
  /** `{ title, description, univers, composition, schedules, importantInformation, centerId }`, the main one first. */
  activities: Json;
  schedules: Json;
  nice_to_know: Json;
  important_infos: Json;
  tag_ids: string[];
  themes: string[];
  first_adults: number;
  /** Without a promotion: what the voucher is worth. */
  regular_cents: Generated<number[]>;
  promotion: PromotionOfGift;
  sell_cents: Generated<number[]>;
  /** What a promotion crosses out; `sell_cents` where it crosses nothing. */
  reference_cents: Generated<number[]>;
  images: string[];
  popularity: number;
  published: Generated<boolean>;
}

export interface ActivityTables {
  activity_center: ActivityCenterTable;
  activity_tag: ActivityTagTable;
  activity_product: ActivityProductTable;
}
