import type { PromotedTable } from '../../gifts/promotions/index.ts';

export const PROMOTED_ACTIVITIES: PromotedTable = {
  table: 'activity_product',
  kind: 'activity',
  key: 'id',
  units: 'array(select first_adults + place - 1 from generate_subscripts(regular_cents, 1) as place)',
  regular: 'regular_cents',
  sell: 'sell_cents',
  crossed: 'reference_cents',
  update: 'update activity_product set sell_cents = $2::integer[], reference_cents = $3::integer[] where id = $1::integer',
};
