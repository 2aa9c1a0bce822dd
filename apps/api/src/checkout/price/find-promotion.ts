import { codeKey } from '@shop/domain';
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';

export type PromotionRow = Selectable<Tables['promotion_code']>;

/** `codeKey` of a code; the index `promotion_code_key` is made of the same words. */
const KEY = sql<string>`regexp_replace(upper(code), '[^A-Z0-9]', '', 'g')`;

/** The promotion of a code as it was typed or pasted; undefined where there is none, or more than one that it could be. */
export async function findPromotion(db: Pick<Database, 'selectFrom'>, typed: string): Promise<PromotionRow | undefined> {
  const key = codeKey(typed);
  if (!key) return undefined;
  const found = await db.selectFrom('promotion_code').selectAll().where(KEY, '=', key).execute();
  return found.find(({ code }) => code === typed.trim().toUpperCase()) ?? (found.length === 1 ? found[0] : undefined);
}
