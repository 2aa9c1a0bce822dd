import { createTransport } from 'nodemailer';
import { PermanentError } from '../platform/jobs/index.ts';
import { mailMessage } from './mail-message.ts';
import type { Mailbox } from './mailbox.ts';

export interface SmtpMailbox extends Mailbox {
  /** Ends the connections that wait for the next mail. */
  close(): void;
}

export interface SmtpServer {
  /** `smtp://user:secret@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** The address that every mail comes from; the name before it is each mail's own. */
  readonly from: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Hands mail to a server by SMTP; it has left once the server has said yes. The outbox tries again what failed. A mail that
 * is handed over twice, since the yes was lost, carries the same `Message-ID`, by which mail programs show it once.
 */
export function smtpMailbox({ url, from }: SmtpServer): SmtpMailbox {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    async deliver(name, mail) {
      const sender = { name: mail.from.name, address: from };
      const message = { ...(await mailMessage(mail)), from: sender, messageId: `<${name}@${host}>` };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new PermanentError(String(error)) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** The server knows nobody of that name (RFC 5321: 5yz), which waiting does not change; all else may pass. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 550 && responseCode < 555;
}

/** Signs in and sends nothing; undefined where the server lets the shop in, else what it said. */
export async function verifySmtp({ url }: Pick<SmtpServer, 'url'>): Promise<string | undefined> {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
