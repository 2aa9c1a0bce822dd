import { LOCALES } from '@shop/contracts';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentMessages } from '../documents/index.ts';
import { aPrintedGift } from '../documents/printing/a-printed-gift.test-utils.ts';
import { directoryMailbox } from '../mail/mailbox.ts';
import { mailMessages } from '../mail/mail-messages.ts';
import { confirmationMail } from './confirmation.ts';

test.each(LOCALES)('a confirmation has its words in %s', (locale) => {
  const words = mailMessages(locale);
  expect(words.subject('12345678')).toContain('12345678');
  expect(words.adults(1)).not.toBe(words.adults(2).replace('2', '1'));
});

test.each(LOCALES)('a buyer who gives by hand reads in %s that the voucher is attached twice, on a page and as a card', (locale) => {
  const sender = { shopName: 'Escale', publicOrigin: 'https://shop.example', preferencesKey: 'key' };
  const printed = aPrintedGift('BOX', locale);
  const sent = { ...printed, gift: printed.gift && { ...printed.gift, recipientEmail: 'claire@example.com' } };
  const { attached, attachedToGive } = documentMessages(locale).mail;
  expect(confirmationMail(printed, sender).text).toContain(attachedToGive);
  expect(confirmationMail(sent, sender).text).toContain(attached);
  expect(confirmationMail(sent, sender).text).not.toContain(attachedToGive);
});

test('a mail becomes one .eml file, also when it is delivered twice', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail');
  const mail = {
    to: { name: 'Zoë', address: 'zoe@example.com' },
    from: { name: 'Shop', address: 'booking@shop.invalid' },
    subject: 'Réservation',
    text: 'à bientôt',
    html: '<p>à bientôt</p>',
  };
  await directoryMailbox(directory).deliver('confirmation-1', mail);
  await directoryMailbox(directory).deliver('confirmation-1', mail);
  expect(await readdir(directory)).toEqual(['confirmation-1.eml']);
  const message = await readFile(join(directory, 'confirmation-1.eml'), 'utf8');
  expect(message).toMatch(/^To: .+<zoe@example\.com>$/m);
  expect(message).toContain('multipart/alternative');
});
