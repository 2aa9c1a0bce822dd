/** Google's own page for signing in with OpenID Connect; it comes back with the id token behind the `#`, as that of another issuer does. */
const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

interface Asking {
  /** Page of another issuer; what its query says counts. */
  readonly page?: string | undefined;
  readonly clientId: string;
  /** Address of the login page; Google knows it without its query. */
  readonly returnTo: string;
  /** Drawn for this one time; the token must repeat it. */
  readonly nonce: string;
}

export function googleSignInUrl({ page = GOOGLE, clientId, returnTo, nonce }: Asking): string {
  const address = new URL(page);
  const { origin, pathname } = new URL(returnTo);
  const query = {
    client_id: clientId,
    redirect_uri: origin + pathname,
    response_type: 'id_token',
    scope: 'openid email',
    prompt: 'select_account',
    nonce,
  };
  for (const [name, value] of Object.entries(query)) if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
}

/** The ID token in the issuer's redirect, where it was requested with this nonce; the server checks its signature and claims. */
export function googleAnswer(hash: string, nonce: string | null): string | undefined {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const credential = answer.get('id_token');
  if (!credential || !nonce || nonceIn(credential) !== nonce) return undefined;
  return credential;
}

function nonceIn(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
