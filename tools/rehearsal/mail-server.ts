import { smallSmtpServer } from '@shop/api/small-smtp-server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from './shop-database.ts';

export interface MailServer extends Service {
  readonly port: number;
}

/** A mail server that keeps what it gets as files in a folder, and comes back to the same port. */
export async function openMailServer(folder: string, port = 0): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const keep = ({ message }: { message: string }) =>
    writeFileSync(join(folder, `${String(++count).padStart(5, '0')}.eml`), message, 'latin1');
  let server = await smallSmtpServer(keep, port);
  const { port: own } = server;
  return { port: own, leave: () => server.close(), comeBack: async () => void (server = await smallSmtpServer(keep, own)) };
}
