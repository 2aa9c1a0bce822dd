import type { Settings } from '@shop/contracts/settings';
import type { CareGroups } from '@shop/domain';
import type { CustomerCareIssuer } from '../platform/settings/index.ts';

/** Google where a client is named; else the stand-in of a demonstration, and nothing in production (decision notes `open-points`, `unset-is-production`). */
export function customerCare(settings: Settings, origin: string): CustomerCareIssuer {
  const { env } = settings;
  const clientId = env.CUSTOMER_CARE_CLIENT_ID;
  if (clientId && !env.CUSTOMER_CARE_DOMAIN)
    settings.refuse(
      'CUSTOMER_CARE_DOMAIN',
      'is not set: name the domain of your colleagues, e.g. CUSTOMER_CARE_DOMAIN=shop.example, or anybody with a Google account comes in',
    );
  const domain = settings.text('CUSTOMER_CARE_DOMAIN', 'shop.example').toLowerCase();
  const jwksUrl = env.CUSTOMER_CARE_JWKS || 'https://www.googleapis.com/oauth2/v3/certs';
  const issuers = env.CUSTOMER_CARE_ISSUER ? [env.CUSTOMER_CARE_ISSUER] : ['https://accounts.google.com', 'accounts.google.com'];
  const groups = careGroups(settings);
  const signInPage = careSignInPage(settings);
  if (clientId) return { provider: 'google', clientId, issuers, jwksUrl, domain, groups, ...(signInPage && { signInPage }) };
  const local = [`${origin}/gateway/customer-care/local`];
  return { provider: settings.isDemo ? 'local' : 'none', clientId: 'local', issuers: local, jwksUrl: '', domain, groups };
}

/** Another issuer is signed in with on its own page, and not on Google's. */
function careSignInPage(settings: Settings): string | undefined {
  const example = 'https://id.shop.example/authorize?scope=openid+email+groups';
  const isAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';
  const page = settings.optional('CUSTOMER_CARE_SIGN_IN', {
    example,
    fault: (value) => (isAddress(value) ? undefined : 'is no https address'),
  });
  if (settings.env.CUSTOMER_CARE_ISSUER && settings.env.CUSTOMER_CARE_CLIENT_ID && !page)
    settings.refuse(
      'CUSTOMER_CARE_SIGN_IN',
      `is not set: name the page of CUSTOMER_CARE_ISSUER on which colleagues sign in, e.g. CUSTOMER_CARE_SIGN_IN=${example}`,
    );
  return page;
}

/** Who may do what, by groups of the identity provider or by address; a demonstration has one of each name, which its stand-in knows. */
function careGroups(settings: Settings): CareGroups {
  const named = (name: string, ofDemo: string) =>
    listed(settings.text(name, settings.isDemo ? ofDemo : '')).map((one) => (one.includes('@') ? one.toLowerCase() : one));
  return {
    reader: named('CUSTOMER_CARE_READERS', 'reader'),
    agent: named('CUSTOMER_CARE_AGENTS', 'agent'),
    supervisor: named('CUSTOMER_CARE_SUPERVISORS', 'supervisor'),
  };
}

/** Hosts at which customer care's own calls answer. */
export function customerCareHosts(settings: Settings): readonly string[] | 'any' {
  const hosts = settings.optional('CUSTOMER_CARE_HOSTS', {
    example: 'care.shop.example',
    fault: (value) =>
      listed(value).every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)) ? undefined : 'is no list of host names apart by commas',
  });
  return hosts ? listed(hosts) : settings.isDemo ? 'any' : [];
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
