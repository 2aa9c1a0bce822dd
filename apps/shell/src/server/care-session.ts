import { scaledDeadline } from '@shop/contracts/settings';

const DEADLINE_MS = 3000;
const SESSION = /(?:^|;\s*)(?:__Host-)?care_session=[^;]+/;

/** Whether a request carries a session of customer care that the API knows; a flag that anybody can set opens nothing. */
export async function isColleague(gatewayAddress: string, cookie: string | undefined): Promise<boolean> {
  const session = SESSION.exec(cookie ?? '')?.[0].replace(/^;\s*/, '');
  if (!session) return false;
  const init = { headers: { cookie: session }, signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)) };
  const answer = await fetch(`${gatewayAddress}/gateway/account/session`, init).catch(() => undefined);
  if (!answer?.ok) return false;
  return ((await answer.json()) as { customerCare?: unknown }).customerCare !== undefined;
}
