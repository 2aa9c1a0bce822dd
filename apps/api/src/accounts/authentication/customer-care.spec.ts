import { generateKeyPair, SignJWT } from 'jose';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../platform/database/database.ts';
import { colleagueOf } from './customer-care.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
const SECONDS = NOW.getTime() / 1000;

let google: Server | undefined;

afterEach(() => new Promise((closed) => google?.close(closed) ?? closed(undefined)));

/** Where an issuer that answers so can be asked for its keys. */
async function issuerWith(answer: RequestListener): Promise<string> {
  google = createServer(answer);
  await new Promise<void>((listening) => google!.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(google.address() as AddressInfo).port}/certs`;
}

async function opened(jwksUrl: string): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  const claims = { iss: 'google', aud: 'shop', email: 'ines@shop.example', email_verified: true, iat: SECONDS, exp: SECONDS + 60 };
  const credential = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
  const issuer = { provider: 'google', clientId: 'shop', issuers: ['google'], jwksUrl, domain: 'shop.example' } as const;
  return (await colleagueOf({ db: {} as Database, now: NOW, issuer }, credential)).email;
}

test.each<[string, RequestListener]>([
  ['is broken', (_, answer) => answer.writeHead(500).end('no')],
  ['answers with a page', (_, answer) => answer.writeHead(200).end('<html>')],
  ['answers with something else than keys', (_, answer) => answer.writeHead(200).end('{"keys":1}')],
  ['hangs up', (request) => request.socket.destroy()],
])('an issuer that %s says nothing about a token: the colleague is asked to try again', async (_, answer) => {
  await expect(opened(await issuerWith(answer))).rejects.toMatchObject({ status: 503, problem: { code: 'ISSUER_UNREACHABLE' } });
});

test('an issuer that knows no such key does: the token is refused', async () => {
  const url = await issuerWith((_, answer) => answer.setHeader('content-type', 'application/json').end('{"keys":[]}'));
  await expect(opened(url)).rejects.toMatchObject({ status: 401, problem: { code: 'INVALID_TOKEN', field: 'credential' } });
});
