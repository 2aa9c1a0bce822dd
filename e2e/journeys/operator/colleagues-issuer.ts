import type { BrowserContext } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ISSUER = 'https://issuer.shop.example';

/** Stands in for Google where colleagues sign in: its keys, and the page that leads back with a token. */
export interface ColleaguesIssuer {
  /** What the API is told of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** From now on a visitor who is sent to Google comes back as this colleague, of this organisation. */
  comesBackAs(context: BrowserContext, email: string, organisation?: string): Promise<void>;
  close(): Promise<void>;
}

export async function openIssuer(): Promise<ColleaguesIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, answer) => void answer.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const tokenFor = (email: string, organisation: string, requested: URLSearchParams) =>
    new SignJWT({ email, email_verified: true, hd: organisation, nonce: requested.get('nonce') })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(requested.get('client_id') ?? '')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  return {
    settings: {
      CUSTOMER_CARE_CLIENT_ID: 'shop',
      CUSTOMER_CARE_DOMAIN: 'shop.example',
      CUSTOMER_CARE_ISSUER: ISSUER,
      CUSTOMER_CARE_SIGN_IN: 'https://accounts.google.com/o/oauth2/v2/auth',
      CUSTOMER_CARE_JWKS: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    },
    async comesBackAs(context, email, organisation = 'shop.example') {
      await context.unroute('https://accounts.google.com/**');
      await context.route('https://accounts.google.com/**', async (route) => {
        const requested = new URL(route.request().url()).searchParams;
        const location = `${requested.get('redirect_uri')}#id_token=${await tokenFor(email, organisation, requested)}`;
        await route.fulfill({ status: 302, headers: { location } });
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
