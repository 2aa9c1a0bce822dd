import { savePartners } from '../../partners/registry/save-partners.ts';
import type { Database } from '../../platform/database/database.ts';

/** Who sends the drawn requests. */
export const ROLES = ['nobody', 'customer', 'partner', 'care'] as const;
export type Role = (typeof ROLES)[number];

interface Signing {
  readonly db: Database;
  post(path: string, body: object): Promise<{ readonly body: string; readonly cookies: readonly string[] }>;
  readonly customer: { readonly email: string; readonly password: string };
  readonly colleague: string;
}

/** What each role sends along: the cookies of its session, or the key of a hotel that fetches its messages. */
export async function signInRoles({ db, post, customer, colleague }: Signing): Promise<Record<Role, Record<string, string>>> {
  const session = await post('/gateway/account/sessions', customer);
  const token = await post('/gateway/customer-care/local/tokens', { email: colleague });
  const { credential } = JSON.parse(token.body) as { credential: string };
  const care = await post('/gateway/customer-care/sessions', { credential });
  return {
    nobody: {},
    customer: cookieOf(session),
    partner: { authorization: `Bearer ${await partnerKey(db)}` },
    care: cookieOf(care),
  };
}

/** The key of a partner of the shop's first hotel. */
async function partnerKey(db: Database): Promise<string> {
  const hotel = await db.selectFrom('hotel').select('id').orderBy('id').executeTakeFirstOrThrow();
  const id = `drawn-${Date.now().toString(36)}`;
  const places = [{ kind: 'hotel', placeId: hotel.id } as const];
  const partner = { id, name: 'A drawn hotel', locale: 'fr_FR', channel: 'feed', active: true, places } as const;
  const [secret] = await savePartners(db, [partner], new Date());
  return secret!.secret;
}

function cookieOf({ cookies }: { readonly cookies: readonly string[] }) {
  if (cookies.length === 0) throw new Error('A role could not sign in: the shop has no demo account, or no stand-in for customer care.');
  return { cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}

export const roleOf = (place: number): Role => ROLES[place % ROLES.length]!;

/** A role that has signed out would be nobody for the rest, and one whose password is another, too. */
export function endsSession(method: string, url: string): boolean {
  return (method === 'DELETE' && url.includes('session')) || url.includes('/erasure');
}
