import type { Database } from '@shop/api/database';
import { unreachedPlaces } from '@shop/api/partners';
import { ok, warn, type Finding } from './finding.ts';

const CHECK = 'delivery partners';

/** Places that are sold and get no messages: a guest would stand before a house that does not know them. */
export async function checkPartners(db: Database): Promise<Finding> {
  const { hotels, centers } = await unreachedPlaces(db);
  if (hotels + centers === 0) return ok(CHECK, 'every hotel and activity centre that is sold is told of its bookings');
  return warn(
    CHECK,
    `sold and without an active partner: hotels ${hotels}, activity centres ${centers}`,
    'give them one: docs/partners-delivery.md, "npm run partners"',
  );
}
