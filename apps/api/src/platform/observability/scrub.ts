/**
 * What looks like a payment, whose id gives access to its secret, a saved card or its customer, an address, the id of an order, a gift's code,
 * a token or the id of a passkey, a number to call or a card; in this order, since a card would pass for a number to call.
 */
const PERSONAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:pi|seti|cuss)_\w*secret_\w+/g, '[secret]'],
  [/\b(?:pi|seti|pm|cus|cuss)_\w{8,}/g, '[payment]'],
  // A release, `search@3f9c11aa55ee`, is none: its second half has no dot.
  [/[^\s"'<>(),;:=&?/]+(?:@|%40)(?![0-9a-f]{12}(?![^\s"'<>(),;:=&?/]))[^\s"'<>(),;:=&?/]+/gi, '[e-mail]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/\b(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,4}\b/g, '[code]'],
  // The same as the end of an address, however it was typed.
  [/(?<=\/)(?=(?:[a-z-]|%20|%2d)*\d)(?:[2-9a-hjkmnp-z]{4}(?:-|%20|%2d)?){3}\/?(?![\w./-])/gi, '[code]'],
  // 32 bytes that nobody guesses, as addresses have them.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g, '[token]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[card]'],
  [/(?:\+|%2b|\b00)\d(?:[ .()-]{0,2}\d){6,14}|\b0[1-9](?:[ .-]?\d{2}){4}\b/gi, '[phone]'],
];
const LONGEST = 4000;

/** A text for the log, without what would tell who a customer is. */
export function scrub(text: string): string {
  return PERSONAL.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, LONGEST));
}

/** The same for every text within a value. */
export function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map(scrubbed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, scrubbed(inner)]));
}
