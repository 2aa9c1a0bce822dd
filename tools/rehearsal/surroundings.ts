/**
 * `node tools/rehearsal/surroundings.ts`: what a shop needs around it, so that it can be opened by docs/operating.md before
 * anybody has an account anywhere. TLS on 5700 in front of the shell (SHELL_ADDRESS, http://127.0.0.1:4200 without), a stand-in
 * of Stripe on 5701, and on 5702 a mail server that keeps what it gets in var/surroundings/mail. Prints the settings of it, as
 * lines for shop.env. Each of them forgets everything when this ends; no money moves.
 */
import { stripeStandIn } from '@shop/testing/stripe';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMailServer } from './mail-server.ts';
import { openTlsProxy } from './tls-proxy.ts';

const port = Number(process.env.SURROUNDINGS_PORT ?? 5700);
const shell = new URL(process.env.SHELL_ADDRESS ?? 'http://127.0.0.1:4200');
const folder = resolve('var/surroundings');

mkdirSync(folder, { recursive: true });
const provider = await stripeStandIn({
  port: port + 1,
  webhook: `${shell.origin}/gateway/psp/stripe/webhook`,
  sendsAgain: true,
});
const mail = await openMailServer(join(folder, 'mail'), port + 2);
await openTlsProxy({ port, target: Number(shell.port), folder });
const settings = {
  PUBLIC_ORIGIN: `https://localhost:${port}`,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  PSP: 'stripe-stand-in',
  ...provider.environment,
};
console.log(`# A certificate that nobody vouches for: the browser asks once. Mails lie in ${join(folder, 'mail')}.`);
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
