import type { Settings } from '@shop/contracts/settings';
import type { SmtpServer } from './smtp-mailbox.ts';

/** Mail of a real shop needs an address of its own, or it is thrown away as forged. A demonstration keeps mail as files. */
export function smtpServer(settings: Settings): SmtpServer | undefined {
  const url = settings.neededInProduction('SMTP_URL', {
    what: 'the server that mail leaves by',
    example: 'smtp://user:secret@mail.shop.example:587',
    fault: (value) => (/^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) ? undefined : 'is no address of a mail server'),
  });
  const sender = { what: 'the address that mail comes from', example: 'booking@shop.example', fault: addressFault };
  const from = settings.env.SMTP_URL ? settings.needed('MAIL_FROM', sender) : settings.neededInProduction('MAIL_FROM', sender);
  return url && from ? { url, from } : undefined;
}

/** Where messages of customers go. */
export function contactAddress(settings: Settings): string {
  const what = 'where messages of customers go';
  const given = settings.neededInProduction('CONTACT_ADDRESS', { what, example: 'customer-care@shop.example', fault: addressFault });
  return given || 'customer-care@shop.invalid';
}

function addressFault(value: string): string | undefined {
  return /^[^\s<>@]+@[^\s<>@]+$/.test(value) ? undefined : 'is no e-mail address';
}
