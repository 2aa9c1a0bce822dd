import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { answering, refused } from '@shop/testing/network';
import { solveCaptcha } from './solve-captcha.ts';

const hmacSignatureSecret = 'a secret';
const challenge = () => createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 40, deriveKey, hmacSignatureSecret });
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

test('a challenge is solved unseen, and the server that set it accepts the token @CONT-015', async () => {
  network = answering({ '/gateway/captcha/challenge': challenge });
  const { challenge: requested, solution } = JSON.parse(atob(await solveCaptcha())) as Payload;
  const { verified } = await verifySolution({ challenge: requested, solution, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
});

test('a challenge that cannot be had gives no token @CONT-014', async () => {
  network = answering({ '/gateway/captcha/challenge': refused(429) });
  await expect(solveCaptcha()).rejects.toMatchObject({ status: 429 });
});
