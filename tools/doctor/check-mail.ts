import { verifySmtp } from '@shop/api/operator-checks';
import type { ReadSettings } from './check-settings.ts';
import { fail, ok, type Finding } from './finding.ts';

const CHECK = 'mail server';

/** Whether the server takes the shop's name and password; it is given no mail. Without a server mails are files, in a demonstration. */
export async function checkMail({ smtp }: Pick<ReadSettings['api'], 'smtp'>): Promise<Finding[]> {
  if (!smtp) return [];
  const { host } = new URL(smtp.url);
  const fault = await verifySmtp(smtp);
  if (!fault) return [ok(CHECK, `${host} lets the shop in`)];
  return [fail(CHECK, `${host}: ${fault}`, 'see SMTP_URL: host, port, name and password; until then mails wait in the outbox')];
}
