import fastify from 'fastify';
import { signOutForm } from './sign-out.ts';

/** The shell before an API that ends sessions, or none at all. */
async function signOut(path: string, { isApiUp = true } = {}) {
  const requested: { cookie?: string; origin?: string }[] = [];
  const api = fastify();
  api.delete('/gateway/account/sessions/current', (request, reply) => {
    requested.push({ cookie: request.headers.cookie, origin: request.headers.origin });
    return reply.code(204).header('set-cookie', ['access_token=; Max-Age=0', 'account_id=; Max-Age=0']).send();
  });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  if (!isApiUp) await api.close();
  const shell = fastify();
  await signOutForm(shell, address);
  const answer = await shell.inject({
    method: 'POST',
    url: path,
    headers: { cookie: 'access_token=1; account_id=7', origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  await Promise.all([api.close(), shell.close()]);
  return { status: answer.statusCode, location: answer.headers.location, cookies: answer.headers['set-cookie'], requested };
}

test('signing out ends the session, takes both cookies back and goes home @ACC-005', async () => {
  expect(await signOut('/sign-out')).toEqual({
    status: 303,
    location: '/',
    cookies: ['access_token=; Max-Age=0', 'account_id=; Max-Age=0'],
    requested: [{ cookie: 'access_token=1; account_id=7', origin: 'http://localhost' }],
  });
});

test('the home page is that of the visitor’s language', async () => {
  expect((await signOut('/nl/sign-out')).location).toBe('/nl');
});

test('an API that cannot be reached leaves the customer signed in, and the shop working', async () => {
  const { status, cookies } = await signOut('/sign-out', { isApiUp: false });
  expect([status, cookies ?? []]).toEqual([303, []]);
});
