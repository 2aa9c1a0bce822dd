import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { HttpProblem } from '../http/problem.ts';
import type { Database } from '../database/database.ts';
import { keyedHash } from './keyed-hash.ts';
import { secretOf } from './secret.ts';

/** So many tries within so many minutes; counted in the database, so that every process counts the same. */
export interface Allowance {
  readonly tries: number;
  readonly minutes: number;
}

/** One entry per thing that can be guessed, flooded or sent to a stranger. */
export const ALLOWANCES = {
  signInAddress: { tries: 30, minutes: 15 },
  // From one address to one account.
  signInPair: { tries: 10, minutes: 15 },
  // From all devices that the account has never signed in from.
  signInAccount: { tries: 100, minutes: 15 },
  // From a device that it has.
  signInDevice: { tries: 10, minutes: 15 },
  registrationAddress: { tries: 10, minutes: 60 },
  registrationAccount: { tries: 3, minutes: 60 },
  resetAddress: { tries: 10, minutes: 60 },
  resetPair: { tries: 3, minutes: 60 },
  resetMails: { tries: 6, minutes: 60 },
  resetDevice: { tries: 3, minutes: 60 },
  // Mails to an address that somebody says is their new one.
  newAddressMails: { tries: 3, minutes: 60 },
  // Mails to the address of one booking that somebody wants in their account.
  joinedOrderMails: { tries: 3, minutes: 60 },
  // Mails that strangers may ask for: registrations, resets, new addresses and bookings of everybody together.
  accountMailsInAll: { tries: 1_200, minutes: 10 },
  // Challenges of passkeys: every visit of the sign-in page takes one.
  passkeyAddress: { tries: 120, minutes: 15 },
  tokenAddress: { tries: 30, minutes: 15 },
  passwordAccount: { tries: 10, minutes: 15 },
  // The tries of these two are the operator's: ORDERS_PER_VISITOR, ORDERS_PER_MINUTE.
  orderAddress: { tries: 60, minutes: 15 },
  orderInAll: { tries: 3_000, minutes: 1 },
  // Lists, removals and forms of saved cards, and exports, which list them: each queries the payment provider.
  providerAccount: { tries: 60, minutes: 15 },
  cardsInAll: { tries: 1_200, minutes: 1 },
  // Starts of the payment of one instalment, by the holder of its order: each sends a request to the payment provider.
  instalmentStart: { tries: 20, minutes: 60 },
  // Calls of browsers that reach the payment provider, about one payment or order: three pages that poll every two seconds.
  providerPayment: { tries: 90, minutes: 1 },
  // The tries of these two follow from ORDERS_PER_VISITOR and ORDERS_PER_MINUTE.
  providerAddress: { tries: 300, minutes: 1 },
  providerInAll: { tries: 12_000, minutes: 1 },
  // Messages about one payment of a provider that signs none; it repeats what is refused.
  providerMessages: { tries: 10, minutes: 1 },
  // Changes and sendings of gifts, by the holder of their order.
  giftDeliveryAddress: { tries: 60, minutes: 15 },
  documentAddress: { tries: 60, minutes: 15 },
  orderAccessAddress: { tries: 30, minutes: 15 },
  // Booking numbers that are not of the e-mail address beside them: by one visitor,
  bookingAddress: { tries: 20, minutes: 15 },
  // for one e-mail address, from all devices that its account has never signed in from (so many that a guest without an account
  // is not locked out by a few visitors, and 12,000 a day are few of 90 million numbers),
  bookingEmail: { tries: 500, minutes: 60 },
  // and by those devices together for all e-mail addresses.
  bookingsInAll: { tries: 20_000, minutes: 10 },
  // E-mail addresses that are not those of the order whose id is known.
  bookingProofAddress: { tries: 20, minutes: 15 },
  voucherAddress: { tries: 10, minutes: 15 },
  // By one centre, from wherever its key is used.
  voucherCentre: { tries: 10, minutes: 15 },
  // Gifts that are given to somebody else: by one visitor, and each of them.
  giftTransferAddress: { tries: 10, minutes: 60 },
  giftTransfers: { tries: 3, minutes: 60 },
  // Mails with a gift to one mailbox that its holder has named, from all senders together.
  newHolderMails: { tries: 5, minutes: 24 * 60 },
  // Boxes that are exchanged: by one visitor, and each of them.
  giftExchangeAddress: { tries: 10, minutes: 60 },
  giftExchanges: { tries: 3, minutes: 60 },
  lostCodeAddress: { tries: 10, minutes: 60 },
  // Mails with codes to one address, requested by all visitors together.
  lostCodeMails: { tries: 3, minutes: 60 },
  payingCodeAddress: { tries: 20, minutes: 15 },
  customerCareAddress: { tries: 20, minutes: 15 },
  newsletterAddress: { tries: 20, minutes: 60 },
  // Mails that ask an address to confirm.
  newsletterMails: { tries: 3, minutes: 60 },
  newsletterInAll: { tries: 1_000, minutes: 10 },
  contactAddress: { tries: 10, minutes: 60 },
  contactInAll: { tries: 300, minutes: 15 },
  captchaAddress: { tries: 60, minutes: 15 },
  // Shared wishlists, by visitors who hold or guess a link.
  sharedWishlistAddress: { tries: 120, minutes: 15 },
  // Wrong ones alone.
  partnerKeyAddress: { tries: 30, minutes: 15 },
  centreKeyAddress: { tries: 30, minutes: 15 },
  operatorTokenAddress: { tries: 10, minutes: 15 },
  // Pages of up to 5,000 orders.
  operatorExport: { tries: 120, minutes: 1 },
} as const satisfies Record<string, Allowance>;

const HOUR_MS = 3_600_000;
/** Of most windows, and of what counts once. */
const STORED_MS = 2 * HOUR_MS;

export type AllowanceName = keyof typeof ALLOWANCES;

const WINDOW_MS = Object.entries(ALLOWANCES).map(([scope, { minutes }]) => ({ scope, ms: minutes * 60_000 }));
const LONGER = WINDOW_MS.filter(({ ms }) => ms > STORED_MS);
const LONGEST_MS = Math.max(...WINDOW_MS.map(({ ms }) => ms));

export interface Attempts {
  readonly db: Database;
  readonly now: Date;
}

/** Counts a try before it is made, so that parallel tries count too; refuses with 429 and `Retry-After` once none is left. */
export function consumeAttempt(
  attempts: Attempts,
  of: [AllowanceName, string],
  reply: FastifyReply,
  tries: number = ALLOWANCES[of[0]].tries,
): Promise<void> {
  return consume(attempts, of, { reply, tries, count: 1 });
}

/** Counts several tries of one call like `consumeAttempt`; refuses where fewer are left. */
export function consumeAttempts(
  attempts: Attempts,
  of: [AllowanceName, string],
  call: { reply: FastifyReply; count: number },
): Promise<void> {
  return consume(attempts, of, { ...call, tries: ALLOWANCES[of[0]].tries });
}

async function consume(
  { db, now }: Attempts,
  [name, subject]: [AllowanceName, string],
  { reply, tries, count: added }: { readonly reply: FastifyReply; readonly tries: number; readonly count: number },
): Promise<void> {
  const { minutes } = ALLOWANCES[name];
  const start = windowStart(now, minutes);
  const { count } = await db
    .insertInto('attempt')
    .values({ scope: name, subject: await keyed(db, subject), window_start: start, count: added })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject', 'window_start'])
        .doUpdateSet({ count: sql<number>`least(attempt.count + excluded.count, 1000000)` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count === added) await eraseOldAttempts(db, now);
  if (count > tries) throw tooMany({ start, minutes, now }, reply);
}

/** Refuses like `consumeAttempt` once every try is used, but counts none: what is right costs nothing, and is no way to go on guessing. */
export async function checkAttempts({ db, now }: Attempts, [name, subject]: [AllowanceName, string], reply: FastifyReply): Promise<void> {
  const { tries, minutes } = ALLOWANCES[name];
  const start = windowStart(now, minutes);
  const tried = await db
    .selectFrom('attempt')
    .select('count')
    .where('scope', '=', name)
    .where('subject', '=', await keyed(db, subject))
    .where('window_start', '=', start)
    .executeTakeFirst();
  if (tried && tried.count >= tries) throw tooMany({ start, minutes, now }, reply);
}

function tooMany({ start, minutes, now }: { start: Date; minutes: number; now: Date }, reply: FastifyReply): HttpProblem {
  const seconds = Math.max(1, Math.ceil((start.getTime() + minutes * 60_000 - now.getTime()) / 1000));
  reply.header('retry-after', String(seconds));
  return new HttpProblem(429, { code: 'TOO_MANY_ATTEMPTS', message: `Too many attempts: try again in ${seconds} seconds.` });
}

/** Counts like `consumeAttempt`; false once none is left, where the caller has a quieter answer than a refusal. */
export async function hasAttempt(attempts: Attempts, of: [AllowanceName, string], reply: FastifyReply, tries?: number): Promise<boolean> {
  try {
    await consumeAttempt(attempts, of, reply, tries);
    return true;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    reply.removeHeader('retry-after');
    return false;
  }
}

/** Takes back the one try that went well; those that failed go on counting, so that a right code is no way to go on guessing. */
export async function giveAttemptBack({ db, now }: Attempts, [name, subject]: [AllowanceName, string]): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql<number>`greatest(attempt.count - 1, 0)` })
    .where('scope', '=', name)
    .where('subject', '=', await keyed(db, subject))
    .where('window_start', '=', windowStart(now, ALLOWANCES[name].minutes))
    .execute();
}

/** Earlier tries no longer count: a visitor who knows the secret of this one account is its owner. */
export async function resetAttempts({ db }: Pick<Attempts, 'db'>, [name, subject]: [AllowanceName, string]): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('scope', '=', name)
    .where('subject', '=', await keyed(db, subject))
    .execute();
}

/** Whether something that counts once, as a token, is used for the first time; `at` is when it was made, within the last two hours. */
export async function isFirstUse(
  db: Database,
  { scope, subject, at }: { scope: 'careToken'; subject: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('attempt')
    .values({ scope, subject: await keyed(db, subject), window_start: at, count: 1 })
    .onConflict((conflict) => conflict.columns(['scope', 'subject', 'window_start']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Windows that are over count for nothing; those of a day are stored for as long. */
async function eraseOldAttempts(db: Database, now: Date): Promise<void> {
  const longer = LONGER.map(({ scope }) => scope);
  await db
    .deleteFrom('attempt')
    .where('window_start', '<', new Date(now.getTime() - STORED_MS))
    .where((is) => is.or([is('scope', 'not in', longer), is('window_start', '<', new Date(now.getTime() - LONGEST_MS))]))
    .execute();
}

function windowStart(now: Date, minutes: number): Date {
  const length = minutes * 60_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

/** Neither addresses nor e-mails stand in the table. */
async function keyed(db: Database, subject: string): Promise<string> {
  return keyedHash(await secretOf(db, 'attempts'), subject);
}
