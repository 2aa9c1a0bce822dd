/** Google's own page for signing in with OpenID Connect; it comes back with the id token behind the `#`. */
const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

interface Asking {
  readonly clientId: string;
  /** Address of the login page, query included: Google comes back to exactly this. */
  readonly returnTo: string;
  /** Drawn for this one time; the token must repeat it. */
  readonly nonce: string;
}

export function googleEntry({ clientId, returnTo, nonce }: Asking): string {
  const { origin, pathname, search } = new URL(returnTo);
  const query = {
    client_id: clientId,
    redirect_uri: origin + pathname,
    state: search,
    response_type: 'id_token',
    scope: 'openid email',
    prompt: 'select_account',
    nonce,
  };
  return `${GOOGLE}?${new URLSearchParams(query).toString()}`;
}

/** What Google came back with: a token that was asked for with this nonce, and the query from before. Signature and rest are the server's to check. */
export function googleAnswer(hash: string, nonce: string | null): { readonly credential: string; readonly search: string } | undefined {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const credential = answer.get('id_token');
  if (!credential || !nonce || nonceIn(credential) !== nonce) return undefined;
  return { credential, search: answer.get('state') ?? '' };
}

function nonceIn(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
