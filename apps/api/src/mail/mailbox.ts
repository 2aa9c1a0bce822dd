import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Where mail goes. The same name twice is the same mail. */
export interface Mailbox {
  deliver(name: string, mail: Mail): Promise<void>;
}

/** Mail that cannot leave is kept as `.eml` files (decision note `open-points`). */
export function directoryMailbox(directory: string): Mailbox {
  return {
    async deliver(name, mail) {
      const message = await new MailComposer({ ...(await mailMessage(mail)), encoding: 'utf-8' }).compile().build();
      await mkdir(directory, { recursive: true });
      const path = join(directory, `${name}.eml`);
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
  };
}
