import { Refusal } from '../../platform/http/index.ts';

/** The order names something that is not there or does not fit. */
export function refusedItem(field: string, message: string): Refusal {
  return new Refusal(400, { code: 'INVALID_FIELD', field, message });
}
