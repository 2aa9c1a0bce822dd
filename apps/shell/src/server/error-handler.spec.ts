import { parse } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@shop/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { Words } from '../app.tsx';
import { GuardedApi } from './api/guarded-api.ts';
import { isCall, passCallsOn } from './proxies.ts';
import { errorHandler, unknownCall } from './error-handler.ts';

const NOWHERE = 'http://127.0.0.1:9';
const bothBy = (guard: GuardedApi) => ({ api: guard, gateway: guard });
let shell: FastifyInstance;

const words = (locale: Locale) => {
  const texts = JSON.parse(readFileSync(`apps/shell/src/messages/${locale}.json`, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as Words;
};

/** A shell whose every page throws. */
beforeAll(async () => {
  const siteConfig = { defaultLocale: 'fr_FR', reviewLocale: false, publicOrigin: (name: string) => `http://${name}` } as const;
  const tell = errorHandler({ assets: { css: ['/assets/main.css'] }, siteConfig, clock: () => new Date('2030-06-05T10:00:00Z'), words });
  shell = Fastify({ frameworkErrors: tell });
  shell.setErrorHandler(tell);
  shell.setNotFoundHandler(unknownCall);
  await passCallsOn(shell, { apiAddress: NOWHERE }, bothBy(new GuardedApi({ address: NOWHERE })));
  shell.get('/*', () => {
    throw new Error('the layout has no content');
  });
});
afterAll(() => shell.close());

const ask = (url: string, host = 'fr.localhost') => shell.inject({ url, headers: { host } });

test.each(['/api/x%2f..%2fetc', '/gateway/a%5c..%5cb', '/images/..%2F..%2Fetc', '/api/%E0%A4%A'])(
  'a call that nobody can read is refused with a code: %s',
  async (url) => {
    const { statusCode, body, headers } = await ask(url);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 'INVALID_REQUEST', message: expect.any(String) }]);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('what is sent where nothing is taken is refused with a code, which no cache keeps', async () => {
  const { statusCode, body, headers } = await shell.inject({ method: 'POST', url: '/nowhere?a=1', payload: {} });
  expect([statusCode, JSON.parse(body)]).toEqual([404, { code: 'NOT_FOUND', message: 'There is no POST /nowhere.' }]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['nl.localhost', '/', 'Het lijkt erop dat de pagina op vakantie is', '/'],
  ['fr.localhost', '/sejours?a=2', 'On dirait que la page est partie en vacances', '/'],
  ['be.localhost', '/fr/boxes', 'On dirait que la page est partie en vacances', '/fr'],
  ['be.localhost', '/', 'Het lijkt erop dat de pagina op vakantie is', '/nl'],
])('a shell that fails itself sends the crash page in the language of %s%s @SHELL-043', async (host, url, title, home) => {
  const { statusCode, body, headers } = await ask(url, host);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([500, 'text/html; charset=utf-8', 'no-store']);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('>Escale</p>');
  expect(body).toContain(`href="${home}"`);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('a visitor whose address holds half an escape sees the not-found page, with its code @SHELL-046', async () => {
  const { statusCode, body } = await ask('/es_ES/%E0%A4%A', 'localhost');
  expect(statusCode).toBe(404);
  expect(body).toContain('lang="es-ES"');
  expect(body).toContain('<h1>¡Vaya!</h1>');
  expect(body).toContain('404');
});

test('pages beside calls of the same name are pages', () => {
  expect(['/api/hotels', '/error?uri=/x', '/beneficiary/boxes/offers', '/api'].map(isCall)).toEqual([true, true, true, true]);
  expect(['/apiary', '/beneficiary/login', '/beneficiary/login?code=1', '/content/cookies', '/'].map(isCall)).toEqual(Array(5).fill(false));
});
