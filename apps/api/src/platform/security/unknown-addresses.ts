import { isAddress } from '@shop/contracts/settings';
import type { FastifyInstance } from 'fastify';

/** What a proxy writes of a client that has hung up. */
const GONE = 'unknown';

/** Warns once that clients arrive with something that is no address, since limits then count all of them as one. */
export function warnOfUnknownAddresses(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const ip = request.ip as string | undefined;
    if (!hasWarned && ip !== undefined && ip !== GONE && !isAddress(ip)) {
      hasWarned = true;
      request.log.warn(
        'the address of a client cannot be read, and limits count all such clients as one: check what is written into X-Forwarded-For',
      );
    }
    done();
  });
}
