/** One mailbox by two domains. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** Providers that deliver `an.ne` and `anne` to the same person; elsewhere these are two people. */
const IGNORES_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * The mailbox that an address reaches, to count one customer once (decision note `one-mailbox-one-customer`): without case, without
 * what follows a plus (`anne+shop@`), and at Gmail without dots. It is compared alone, never written to: mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const typed = address.slice(at + 1);
  const domain = SAME_DOMAIN[typed] ?? typed;
  const name = address.slice(0, at);
  // A name that begins with its plus would be nobody's.
  const untagged = name.split('+')[0] || name;
  const local = IGNORES_DOTS.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${local}@${domain}`;
}
