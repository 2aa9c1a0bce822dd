import type { AuthDeps } from '../../accounts/sessions/index.ts';
import { sessionOf } from '../../accounts/sessions/index.ts';
import { bearerOf, refuseToken, type Call, type TokenCheckDeps } from '../../partners/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import { centreOfKey, centreOfKeyId, type Centre } from './centre-keys.ts';

export type CentreDoor = AuthDeps & TokenCheckDeps;

/** The centre that asks: by its key as `Authorization: Bearer`, or by the session of its page. */
export async function centreOf(door: CentreDoor, call: Call): Promise<Centre> {
  call.reply.header('cache-control', 'no-store');
  const key = bearerOf(call.request);
  if (key !== undefined) return centreWithKey(door, call, key);
  const session = await sessionOf(door, call.request, 'centre');
  const centre = session?.subject ? await centreOfKeyId(door.db, session.subject) : undefined;
  if (centre) return centre;
  throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Open the page with the key of the centre first.' });
}

/** The centre of a key; 401 for everybody else, 429 once an address goes on guessing. */
export async function centreWithKey(door: CentreDoor, call: Call, key: string): Promise<Centre> {
  return (await centreOfKey(door.db, key)) ?? refuseToken(door, call, 'centre');
}
