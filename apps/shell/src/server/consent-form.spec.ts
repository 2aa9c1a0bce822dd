import Fastify from 'fastify';
import { consentForm, pageIn } from './consent-form.ts';

async function choose(form: Record<string, string>) {
  const app = Fastify();
  await consentForm(app);
  const reply = await app.inject({
    method: 'POST',
    url: '/nl_BE/consent',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  await app.close();
  return { status: reply.statusCode, cookie: String(reply.headers['set-cookie']), to: reply.headers.location };
}

test('without scripts a refusal is kept and leads back to the page', async () => {
  const { status, cookie, to } = await choose({ choice: 'refuse', back: '/nl_BE/verblijven?flow=booking&consent=open' });
  expect(status).toBe(303);
  expect(cookie).toMatch(/^consent=1\.m0\.a0; Path=\//);
  expect(to).toBe('/nl_BE/verblijven?flow=booking');
});

test('single purposes can be agreed to', async () => {
  expect((await choose({ choice: 'chosen', measurement: 'on', back: '/' })).cookie).toContain('1.m1.a0');
  expect((await choose({ choice: 'accept', back: '/' })).cookie).toContain('1.m1.a1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '',
  'x',
  '/x/..//evil.example',
  '/.//evil.example/login',
  '/x/%2e%2e//evil.example',
  '/x/..\\/evil.example',
  '/\t/evil.example',
])('%s is no page of this shop', (back) => {
  expect(pageIn(back)).toBe('/');
});

test('the consent form leads to no other host, however its address is written', async () => {
  expect((await choose({ choice: 'accept', back: '/x/..//evil.example' })).to).toBe('/');
});
