import { holdsCareRole, type CareRole } from '@shop/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthDeps, sessionOf } from '../accounts/sessions/index.ts';
import { notFound, HttpProblem } from '../platform/http/index.ts';
import type { CareRequest } from './audit-log.ts';

/**
 * The colleague who asks, and why. At every host but customer care's the call is unknown (404), as it is to a session without a
 * role; without a session it is 401, with a lesser role 403.
 */
export async function colleagueWith(
  door: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  needed: CareRole,
): Promise<CareRequest> {
  reply.header('cache-control', 'no-store');
  const unknown = notFound(`There is no ${request.method} ${request.url.split('?')[0]}.`);
  if (!isCareHost(door, request.host)) throw unknown;
  const session = await sessionOf(door, request, 'customerCare');
  if (!session?.subject) throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Customer care signs in first.' });
  if (!session.care_role) throw unknown;
  checkCareRole(session.care_role, needed);
  return { colleague: session.subject, role: session.care_role, reason: (request.body as { reason: string }).reason.trim() };
}

/** Refuses what a lesser role asks for. */
export function checkCareRole(role: CareRole, needed: CareRole): void {
  if (!holdsCareRole(role, needed))
    throw new HttpProblem(403, { code: 'ROLE_NEEDED', message: `This is for the role ${needed} and above.` });
}

/** Nowhere, until the operator names hosts. */
function isCareHost({ settings: { customerCareHosts = [] } }: AuthDeps, host: string): boolean {
  return customerCareHosts === 'any' || customerCareHosts.includes(host.toLowerCase());
}
