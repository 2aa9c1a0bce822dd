/** Secrets, one-time tokens, and how often somebody may try. */
export { checkAttempts, resetAttempts, hasAttempt, isFirstUse, consumeAttempt, consumeAttempts } from './attempts.ts';
export type { AllowanceName } from './attempts.ts';
export { addressOf } from '@shop/contracts/settings';
export { keyedHash } from './keyed-hash.ts';
export { newToken, tokenHash } from './one-time-token.ts';
export { secretOf } from './secret.ts';
export { warnOfUnknownAddresses } from './unknown-addresses.ts';
export { countWrongGuesses, countWrongGuessesUnder } from './wrong-guesses.ts';
