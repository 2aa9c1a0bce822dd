import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/index.ts';

/** The code that opens a gift: the last one that it was given. The books know it by its first, `code`. */
export function openingCode({ code, current_code }: Pick<Selectable<Tables['gift_voucher']>, 'code' | 'current_code'>): string {
  return current_code ?? code;
}
