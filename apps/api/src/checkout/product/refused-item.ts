import { HttpProblem } from '../../platform/http/index.ts';

/** The order names something that is not there or does not fit. */
export function refusedItem(field: string, message: string): HttpProblem {
  return new HttpProblem(400, { code: 'INVALID_FIELD', field, message });
}
