/** Who sends the drawn requests; a role signs in before, by the calls of the shop itself. */
export const ROLES = ['nobody', 'customer', 'partner', 'care'] as const;
export type Role = (typeof ROLES)[number];

interface Signing {
  post(
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<{ readonly body: string; readonly cookies: readonly string[] }>;
  readonly customer: { readonly email: string; readonly password: string };
  readonly colleague: string;
}

/** What each role sends along: the cookies of its session, or the word of a partner who has none. */
export async function signInRoles({ post, customer, colleague }: Signing): Promise<Record<Role, Record<string, string>>> {
  const session = await post('/gateway/account/sessions', customer);
  const token = await post('/gateway/customer-care/local/tokens', { email: colleague });
  const { credential } = JSON.parse(token.body) as { credential: string };
  const care = await post('/gateway/customer-care/sessions', { credential });
  const cookieOf = ({ cookies }: { readonly cookies: readonly string[] }) => {
    if (cookies.length === 0) throw new Error('a role could not sign in');
    return { cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
  };
  return {
    nobody: {},
    customer: cookieOf(session),
    // A hotel or centre speaks with a key; none that is known opens what is another's.
    partner: { authorization: 'Bearer partner-drawn-0000000000000000' },
    care: cookieOf(care),
  };
}

export const roleOf = (place: number): Role => ROLES[place % ROLES.length]!;

/** A role that has signed out would be nobody for the rest. */
export function endsSession(method: string, url: string): boolean {
  return (method === 'DELETE' && url.includes('session')) || url.includes('/erasure');
}
