import type { LocalDate } from '@shop/contracts';
import { DEMO_ACCOUNT } from '../../accounts/authentication/demo-account.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendDrawnRequests, type Outcome } from './generated-requests.ts';
import type { OpenApi } from './json-schema.ts';
import { knownThings } from './known-things.ts';
import { leakIn, plantWitness, type Witness } from './leaks.ts';
import { endsSession, roleOf, signInRoles } from './roles.ts';

export interface RequestedOfShop {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The address that it comes from. */
  readonly from: string;
}

export interface AnswerOfShop {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface Campaign {
  readonly db: Database;
  /** How requests reach the API: over HTTP, or within the process. */
  readonly ask: (request: RequestedOfShop) => Promise<AnswerOfShop>;
  readonly today: LocalDate;
  /** Draws the booking number that is planted; another each time without. */
  readonly witnessSeed?: number;
}

export interface OpenCampaign {
  readonly document: OpenApi;
  readonly witness: Witness;
  /** Sends so many drawn requests, as each role in turn, and each from an address of its own, so that no limit hides what lies behind. */
  run(size: { readonly seed: number; readonly requests: number; readonly atOnce: number }): Promise<Outcome>;
}

/**
 * Plants what nobody may learn of in a demonstration, and signs in who is to ask: a customer, a partner and customer care by
 * their own keys and sessions, and nobody.
 */
export async function openCampaign({ db, ask, today, witnessSeed }: Campaign): Promise<OpenCampaign> {
  const post = (url: string, body: object) =>
    ask({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), from: '10.255.255.1' });
  const witness = await plantWitness(db, witnessSeed);
  const roles = await signInRoles({ db, post, customer: DEMO_ACCOUNT, colleague: 'care@shop.example' });
  const known = await knownThings(db, { today, witness });
  const answer = await ask({ method: 'GET', url: '/api/openapi.json', headers: {}, body: undefined, from: '10.255.255.1' });
  const document = JSON.parse(answer.body) as OpenApi;
  return {
    document,
    witness,
    run: (size) =>
      sendDrawnRequests({
        ...size,
        document,
        known,
        leak: (text) => leakIn(witness, text),
        send: async ({ method, url, headers, body }, place) => {
          const role = endsSession(method, url) ? 'nobody' : roleOf(place);
          const sent = { ...headers, ...roles[role], ...(role !== 'nobody' && { 'sec-fetch-site': 'same-origin' }) };
          const from = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
          const { status, headers: got, body: text } = await ask({ method, url, headers: sent, body, from });
          return { status, retryAfter: got['retry-after'], contentType: got['content-type'], body: text };
        },
      }),
  };
}
