import type { PromotedTable } from './promoted-gifts.ts';

export const PROMOTED_BOXES: PromotedTable = {
  table: 'box',
  kind: 'box',
  key: 'code',
  units: 'array[0]',
  regular: 'array[value_cents]',
  sell: 'array[sell_cents]',
  crossed: 'array[reference_cents]',
  update: 'update box set sell_cents = ($2::integer[])[1], reference_cents = ($3::integer[])[1] where code = $1',
};

export const PROMOTED_STAYS: PromotedTable = {
  table: 'single_voucher',
  kind: 'stay',
  key: 'stay_id',
  units: 'nights::integer[]',
  regular: 'regular_cents',
  sell: 'sell_cents',
  crossed: 'reference_cents',
  update: 'update single_voucher set sell_cents = $2::integer[], reference_cents = $3::integer[] where stay_id = $1::integer',
};
