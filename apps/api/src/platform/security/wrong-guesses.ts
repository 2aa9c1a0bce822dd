import type { FastifyReply } from 'fastify';
import { HttpProblem } from '../http/problem.ts';
import { giveAttemptBack, consumeAttempt, type AllowanceName, type Attempts } from './attempts.ts';

export interface Guessable<Found> {
  readonly reply: FastifyReply;
  /** Looks something up by a secret that was sent; refuses with 404 where there is nothing. */
  readonly find: () => Promise<Found>;
}

/**
 * Looks something up as one of few tries; 429 once none is left. A secret that finds nothing counts. One that finds
 * something is no guess, whatever the answer is: a gift that has expired is found, too.
 */
export async function countWrongGuesses<Found>(
  attempts: Attempts,
  of: [AllowanceName, string],
  { reply, find }: Guessable<Found>,
): Promise<Found> {
  await consumeAttempt(attempts, of, reply);
  try {
    const found = await find();
    await giveAttemptBack(attempts, of);
    return found;
  } catch (error) {
    if (error instanceof HttpProblem && error.status !== 404) await giveAttemptBack(attempts, of);
    throw error;
  }
}

/** Counts like `countWrongGuesses` under each of several allowances, in this order; a try that one of them refuses is counted by none before it. */
export function countWrongGuessesUnder<Found>(
  attempts: Attempts,
  allowances: readonly [AllowanceName, string][],
  { reply, find }: Guessable<Found>,
): Promise<Found> {
  const counted = allowances.reduceRight((next, of) => () => countWrongGuesses(attempts, of, { reply, find: next }), find);
  return counted();
}
