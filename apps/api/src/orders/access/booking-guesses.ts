import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDevice, type AuthDeps } from '../../accounts/sessions/index.ts';
import { addressOf, countWrongGuessesUnder, type AllowanceName } from '../../platform/security/index.ts';

interface BookingGuess<Found> {
  readonly request: FastifyRequest<{ Body: { readonly email: string } }>;
  readonly reply: FastifyReply;
  /** Looks the booking up by its number and e-mail address; refuses with 404 where they do not belong together. */
  readonly find: () => Promise<Found>;
}

/**
 * Looks a booking up as one of few tries; 429 with `Retry-After` once none is left. Whatever call it is, wrong pairs of number
 * and e-mail address count by visitor, by e-mail address and in all: a number has 26 bits, and one visitor many addresses. A
 * device that has signed in to the account of the e-mail address is counted by visitor alone, so that nobody else locks it out.
 */
export async function countBookingGuesses<Found>(
  { db, settings, clock }: Pick<AuthDeps, 'db' | 'settings' | 'clock'>,
  { request, reply, find }: BookingGuess<Found>,
): Promise<Found> {
  const email = request.body.email.trim().toLowerCase();
  const byVisitor: [AllowanceName, string] = ['bookingAddress', addressOf(request.ip)];
  const byStrangers: [AllowanceName, string][] = (await knownDevice({ db, settings }, request, email))
    ? []
    : [
        ['bookingEmail', email],
        ['bookingsInAll', 'all'],
      ];
  return countWrongGuessesUnder({ db, now: clock() }, [byVisitor, ...byStrangers], { reply, find });
}
