import type { BrowserContext, Request, Response } from '@playwright/test';
import type { RehearsedShop } from './rehearsal-shop.ts';
import { mailsOf } from './rehearsal-books.ts';

/** What must stand in no log, no event, no metric and no trace (M1 of the review, ASVS 16.2.5): by kind, for a message that repeats none. */
export const SECRET_KINDS = [
  'access key',
  'address of a visitor',
  'booking number',
  'card number',
  'client secret',
  'e-mail',
  'gift code',
  'id of a payment',
  'id of an order',
  'idempotency key',
  'key of the provider',
  'mailed token',
  'name',
  'password',
  'saved card',
  'session',
  'telephone',
  'token',
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const GIFT_CODE = /(?<![\w-])[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}(?![\w-])/g;
/** Fields of calls, in questions and in answers. */
const FIELDS: Readonly<Record<string, SecretKind>> = {
  orderUUID: 'id of an order',
  bookingNumber: 'booking number',
  paymentIntentId: 'id of a payment',
  clientSecret: 'client secret',
  email: 'e-mail',
  phoneNumber: 'telephone',
  firstName: 'name',
  lastName: 'name',
  password: 'password',
  token: 'mailed token',
};
/** Cookies that say how a page is shown, and open nothing. */
const OPEN_COOKIES = /^(consent|account_id|ab_tests|_ga\w*)$/;
/** Shorter values are words such as `true`. */
const SHORTEST = 4;
const SHORTEST_SESSION = 16;

/** The secrets of a journey, as its questions, answers, addresses and mails tell them. */
export class Secrets {
  readonly #kinds = new Map<string, SecretKind>();

  add(kind: SecretKind, value: string | undefined): void {
    if (value && value.length >= SHORTEST) this.#kinds.set(value, kind);
  }

  /** Of each kind one at least was met. */
  get kinds(): ReadonlySet<SecretKind> {
    return new Set(this.#kinds.values());
  }

  /** What of them stands in a text, in whatever spelling: the kind, and what stands around it. */
  in(text: string): string[] {
    const lower = text.toLowerCase();
    return [...this.#kinds].flatMap(([value, kind]) => {
      const found = spellings(kind, value).find((spelling) => stands(spelling, kind, { text, lower }));
      if (!found) return [];
      const at = lower.indexOf(found.toLowerCase());
      return [`${kind}: …${text.slice(Math.max(0, at - 160), at)}<${kind}>${text.slice(at + found.length, at + found.length + 80)}…`];
    });
  }

  /** Everything that a browser asks and is answered. */
  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#requested(request));
    context.on('response', (response) => void this.#answered(response).catch(() => undefined));
    context.on('page', (page) => page.on('framenavigated', (frame) => this.#address(frame.url())));
  }

  /** Links and codes that were mailed, and to whom. */
  readMails(shop: Pick<RehearsedShop, 'mail'>): void {
    for (const { text } of mailsOf(shop)) {
      for (const [, address] of text.matchAll(/^To:.*?([^\s<>]+@[^\s<>]+)/gim)) this.add('e-mail', address);
      for (const [link] of text.matchAll(/https?:\/\/[^\s"<>]+/g)) this.#address(link);
      for (const [, signature] of text.matchAll(/\/partners\/messages\/[\w-]{36}\/([\w-]{43})/g)) this.add('mailed token', signature);
      for (const [code] of text.matchAll(GIFT_CODE)) this.add('gift code', code);
    }
  }

  /** What the provider told the shop alone. */
  readProvider({ account, settings, requested }: RehearsedShop['provider']): void {
    for (const { id, client_secret } of account.intents.values()) {
      this.add('id of a payment', id);
      this.add('client secret', client_secret);
    }
    for (const { id, customer } of account.methods.values()) if (customer !== null) this.add('saved card', id);
    for (const { id } of account.customers.all.values()) this.add('saved card', id);
    this.add('key of the provider', settings.secretKey);
    this.add('key of the provider', settings.webhookSecret);
    for (const { form } of requested) this.add('card number', form.get('payment_method_data[card][number]') ?? undefined);
  }

  #requested(request: Request): void {
    this.#address(request.url());
    const headers = request.headers();
    this.add('idempotency key', headers['idempotency-key']);
    this.add('token', headers.authorization?.replace(/^Bearer /, ''));
    this.#fields(parsed(request.postData()));
  }

  async #answered(response: Response): Promise<void> {
    for (const { name, value } of await response.headersArray()) {
      if (name.toLowerCase() !== 'set-cookie') continue;
      const [, cookie = '', given = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
      if (!OPEN_COOKIES.test(cookie) && given.length >= SHORTEST_SESSION) this.add('session', given);
    }
    if (!/json/.test(response.headers()['content-type'] ?? '') || !response.url().includes('/gateway/')) return;
    this.#fields(parsed(await response.text()));
  }

  #address(address: string): void {
    const { pathname, hash } = URL.parse(address) ?? { pathname: '', hash: '' };
    if (/\/(confirmation|orders)\//.test(pathname)) for (const [uuid] of pathname.matchAll(UUID)) this.add('id of an order', uuid);
    for (const [code] of pathname.matchAll(GIFT_CODE)) this.add('gift code', code);
    for (const [, name, token] of hash.matchAll(/[#&](key|confirm|reset|email)=([\w-]{20,})/g))
      this.add(name === 'key' ? 'access key' : 'mailed token', token);
  }

  #fields(value: unknown, within = ''): void {
    if (typeof value === 'string') {
      if (FIELDS[within]) this.add(FIELDS[within], value);
      for (const [code] of value.matchAll(GIFT_CODE)) this.add('gift code', code);
    } else if (Array.isArray(value)) for (const inner of value) this.#fields(inner, within);
    else if (value && typeof value === 'object') for (const [name, inner] of Object.entries(value)) this.#fields(inner, name);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** As it is, as an address has it, and as people write it. */
function spellings(kind: SecretKind, value: string): string[] {
  const digits = value.replace(/\D/g, '');
  const all = [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
  ];
  if (kind === 'gift code') all.push(value.replaceAll('-', ''));
  if (kind === 'card number') all.push(digits, digits.replace(/(\d{4})(?=\d)/g, '$1 '));
  if (kind === 'telephone')
    all.push(digits, digits.replace(/^\d{2}/, '0'), digits.slice(2).replace(/(\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1 $2 $3 $4 $5'));
  return [...new Set(all)];
}

/** Names and numbers are short: they count as whole words only. */
function stands(spelling: string, kind: SecretKind, { text, lower }: { readonly text: string; readonly lower: string }): boolean {
  if (kind === 'name') return new RegExp(`(?<![\\p{L}\\p{N}])${spelling}(?![\\p{L}\\p{N}])`, 'u').test(text);
  if (kind === 'booking number' && /^\d+$/.test(spelling)) return new RegExp(`(?<![\\w.-])${spelling}(?![\\w])`).test(text);
  return lower.includes(spelling.toLowerCase());
}
