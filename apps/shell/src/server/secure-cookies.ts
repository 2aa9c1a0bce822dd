import type { FastifyInstance, FastifyRequest } from 'fastify';

type Protocol = 'http' | 'https';

/**
 * Where customers reach the shop by https, no cookie that the shell sets is ever told to a page of plain http. A local shop
 * on plain http goes without: browsers would refuse it there. Pages, which are sent piece by piece, ask `securedFor` themselves.
 */
export function secureCookies(app: FastifyInstance, publicProtocol: Protocol): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies !== undefined) {
      const secured = securedFor(request, publicProtocol, [cookies].flat().map(String));
      void reply.removeHeader('set-cookie').header('set-cookie', secured);
    }
    done();
  });
}

export function securedFor(
  request: Pick<FastifyRequest, 'protocol'>,
  publicProtocol: Protocol,
  cookies: readonly string[],
): readonly string[] {
  return isHttps(request, publicProtocol) ? cookies.map(secured) : cookies;
}

/** Whether this customer came by https, as the operator or the balancer in front says. */
export function isHttps({ protocol }: Pick<FastifyRequest, 'protocol'>, publicProtocol: Protocol): boolean {
  return publicProtocol === 'https' || protocol === 'https';
}

function secured(cookie: string): string {
  return /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
}
