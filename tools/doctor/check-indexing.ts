import type { Toggles } from '@shop/contracts';
import { ok, warn, type Finding } from './finding.ts';

const CHECK = 'search engines';

/** Whether pages may be listed: off until somebody says so, which is forgotten easily. */
export function checkIndexing({ toggles, isDemo }: { toggles?: Pick<Toggles, 'indexing'>; isDemo: boolean }): Finding {
  const indexing = toggles?.indexing;
  if (isDemo || indexing) return ok(CHECK, indexing ? 'may list the shop' : 'list no demonstration');
  return warn(CHECK, 'are told to list nothing', 'set SHOP_TOGGLES=indexing=on for shells and APIs once the shop is to be found');
}
