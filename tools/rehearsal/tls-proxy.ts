import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

export interface TlsProxy {
  close(): Promise<void>;
}

/** Where every visitor of a rehearsal seems to be: an address of documentation (RFC 5737) that nobody has. */
export const VISITOR = '198.51.100.23';

interface TlsProxyOptions {
  readonly port: number;
  /** Where the shells are reached without TLS. */
  readonly target: number;
  /** Keeps the certificate that is made for this run. */
  readonly folder: string;
}

/** Ends TLS as the balancer of an installation does, under a certificate that nobody has vouched for. */
export async function openTlsProxy({ port, target, folder }: TlsProxyOptions): Promise<TlsProxy> {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], { stdio: 'ignore' });
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, answer) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': VISITOR,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': request.headers.host ?? '',
    };
    const passed = ask({ host: '127.0.0.1', port: target, method: request.method, path: request.url, headers, agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    request.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
