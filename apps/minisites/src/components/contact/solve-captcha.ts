import { askChallenge } from '@shop/api-client';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a proof of work unseen and returns its token; fails when it cannot be had (spec 2, section 7). */
export async function solveCaptcha(): Promise<string> {
  const challenge = (await askChallenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
