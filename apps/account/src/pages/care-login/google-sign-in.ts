/** Google's own page for signing in with OpenID Connect; it comes back with the id token behind the `#`. */
const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

interface Asking {
  readonly clientId: string;
  /** Address of the login page; Google knows it without its query. */
  readonly returnTo: string;
  /** Drawn for this one time; the token must repeat it. */
  readonly nonce: string;
}

export function googleSignInUrl({ clientId, returnTo, nonce }: Asking): string {
  const { origin, pathname } = new URL(returnTo);
  const query = {
    client_id: clientId,
    redirect_uri: origin + pathname,
    response_type: 'id_token',
    scope: 'openid email',
    prompt: 'select_account',
    nonce,
  };
  return `${GOOGLE}?${new URLSearchParams(query).toString()}`;
}

/** The token that Google came back with, where it was asked for with this nonce. Signature and all else are the server's to check. */
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
