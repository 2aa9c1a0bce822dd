import { CREATE_LOCAL_CARE_TOKEN, END_CARE_SESSION, GET_CARE_SESSION, GET_CARE_SIGN_IN, OPEN_CARE_SESSION } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { colleagueOf } from '../authentication/customer-care.ts';
import { localKeys, localToken } from '../authentication/local-issuer.ts';
import { sessionOf, signIn, signOut } from '../sessions/signed-in.ts';
import { notFound, HttpProblem, route } from '../../platform/http/index.ts';

/** Customer-care mode: a Google id token opens it (spec 2, section 1), for one browser and one working day (ACC-011). */
export function customerCareRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock, settings } = shop;
  const issuer = settings.customerCare;

  route(app, GET_CARE_SIGN_IN, () => {
    if (issuer.provider === 'none') throw notFound('Customer care does not sign in here.');
    const { clientId, provider, signInPage } = issuer;
    return { clientId, provider, ...(signInPage && { signInPage }) };
  });

  route(app, OPEN_CARE_SESSION, async (request, reply) => {
    await consumeAttempt({ db, now: clock() }, ['customerCareAddress', addressOf(request.ip)], reply);
    const { email, role } = await colleagueOf({ db, now: clock(), issuer }, request.body.credential);
    await signIn(shop, { request, reply }, { kind: 'customerCare', subject: email, careRole: role });
    return { email, ...(role && { role }) };
  });

  route(app, GET_CARE_SESSION, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await sessionOf(shop, request, 'customerCare');
    if (!session?.subject) throw new HttpProblem(401, { code: 'SIGN_IN_NEEDED', message: 'Customer care signs in first.' });
    return { email: session.subject, ...(session.care_role && { role: session.care_role }) };
  });

  route(app, END_CARE_SESSION, async (request, reply) => {
    await signOut(shop, { request, reply }, 'customerCare');
    return reply.status(204).send();
  });

  if (issuer.provider === 'local') localIssuerRoutes(app, shop);
}

/** The stand-in for Google: it signs in any colleague that the request names, and does not exist in production. */
function localIssuerRoutes(app: FastifyInstance, { db, clock, settings }: ContentShop): void {
  app.get('/gateway/customer-care/local/jwks.json', { schema: { hide: true } }, async () => (await localKeys(db)).jwks);

  route(app, CREATE_LOCAL_CARE_TOKEN, async ({ body }) => ({
    credential: await localToken({ db, now: clock(), issuer: settings.customerCare }, body.email.toLowerCase()),
  }));
}
