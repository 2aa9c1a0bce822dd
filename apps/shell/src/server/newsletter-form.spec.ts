import fastify from 'fastify';
import { newsletterForm } from './newsletter-form.ts';

const siteConfig = { defaultLocale: 'fr_FR', reviewLocale: false, publicOrigin: (name: string) => `http://${name}` } as const;

/** Sends the footer's form as a browser without scripts does. */
async function send(fields: Record<string, string>, { host = 'be.localhost', path = '/nl/newsletter', status = 201 } = {}) {
  const requested: unknown[] = [];
  const api = fastify();
  api.post('/gateway/marketing/newsletter', (request, reply) => {
    requested.push(request.body);
    return reply.code(status).send({});
  });
  const shell = fastify();
  await newsletterForm(shell, {
    apiAddress: await api.listen({ port: 0, host: '127.0.0.1' }),
    siteConfig,
    clock: () => new Date('2030-06-05T10:00:00Z'),
  });
  const { statusCode, headers } = await shell.inject({
    method: 'POST',
    url: path,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  await Promise.all([api.close(), shell.close()]);
  return { statusCode, location: headers.location, requested };
}

test('without scripts the newsletter is subscribed in the country and language of the page, which says so @CONT-017', async () => {
  expect(await send({ email: ' ann@example.com ', back: '/nl/contact?x=1' })).toEqual({
    statusCode: 303,
    location: '/nl/contact?x=1&newsletter=sent#newsletter',
    requested: [{ email: 'ann@example.com', country: 'BE', language: 'nl' }],
  });
});

test('a mistake is shown where it was made, and nothing is sent @CONT-018', async () => {
  const { location, requested } = await send({ email: 'ann@', back: '/?newsletter=sent' }, { host: 'fr.localhost', path: '/newsletter' });
  expect([location, requested]).toEqual(['/?newsletter=error#newsletter', []]);
});

test('a failure silently stays "not subscribed" @CONT-020', async () => {
  expect((await send({ email: 'ann@example.com', back: '/nl' }, { status: 503 })).location).toBe('/nl#newsletter');
});

test('the way back leads to no other house', async () => {
  expect((await send({ email: 'ann@example.com', back: '//evil.example/' })).location).toBe('/?newsletter=sent#newsletter');
});
