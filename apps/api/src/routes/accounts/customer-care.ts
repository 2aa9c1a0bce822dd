import { CustomerCareBody, CustomerCareSignIn, CustomerCareView, LocalTokenAnswer, LocalTokenBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { colleagueOf } from '../../accounts/entry/customer-care.ts';
import { localKeys, localToken } from '../../accounts/entry/local-issuer.ts';
import { sessionOf, signIn, signOut } from '../../accounts/sessions/signed-in.ts';
import { notFound, Refusal } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';

/** Customer-care mode: a Google id token opens it (spec 2, section 1), for one browser and one working day (decision A-114). */
export function customerCareRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock, settings } = shop;
  const issuer = settings.customerCare;

  app.get(
    '/gateway/customer-care/sign-in',
    { schema: { tags: ['customer care'], response: { 200: CustomerCareSignIn, ...REFUSALS } } },
    () => {
      if (issuer.provider === 'none') throw notFound('Customer care does not sign in here.');
      return { clientId: issuer.clientId, provider: issuer.provider };
    },
  );

  app.post<{ Body: CustomerCareBody }>(
    '/gateway/customer-care/sessions',
    { schema: { tags: ['customer care'], body: CustomerCareBody, response: { 200: CustomerCareView, ...REFUSALS } } },
    async (request, reply) => {
      await takeAttempt({ db, now: clock() }, ['customerCareAddress', addressOf(request.ip)], reply);
      const email = await colleagueOf({ db, now: clock(), issuer }, request.body.credential);
      await signIn(shop, { request, reply }, { kind: 'customerCare', subject: email });
      return { email };
    },
  );

  app.get(
    '/gateway/customer-care/session',
    { schema: { tags: ['customer care'], response: { 200: CustomerCareView, ...REFUSALS } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const session = await sessionOf(shop, request, 'customerCare');
      if (!session?.subject) throw new Refusal(401, { code: 'SIGN_IN_NEEDED', message: 'Customer care signs in first.' });
      return { email: session.subject };
    },
  );

  app.delete('/gateway/customer-care/session', { schema: { tags: ['customer care'] } }, async (request, reply) => {
    await signOut(shop, { request, reply }, 'customerCare');
    return reply.status(204).send();
  });

  if (issuer.provider === 'local') localIssuerRoutes(app, shop);
}

/** The stand-in for Google: it signs in whoever it is told to, and is never there in production. */
function localIssuerRoutes(app: FastifyInstance, { db, clock, settings }: Shop): void {
  app.get('/gateway/customer-care/local/jwks.json', { schema: { hide: true } }, async () => (await localKeys(db)).jwks);

  app.post<{ Body: { email: string } }>(
    '/gateway/customer-care/local/tokens',
    { schema: { tags: ['customer care'], body: LocalTokenBody, response: { 200: LocalTokenAnswer, ...REFUSALS } } },
    async ({ body }) => ({ credential: await localToken({ db, now: clock(), issuer: settings.customerCare }, body.email.toLowerCase()) }),
  );
}
