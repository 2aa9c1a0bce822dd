import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

/**
 * How the shell writes its log: requests by the pattern of their route, without query. An address may be a gift's code or
 * an order's id, so neither it nor who asked for it is written, also not within the text of an error.
 */
export function logging(level: string, stream?: DestinationStream): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({
        method,
        route: (routeOptions as { url?: string } | undefined)?.url ?? 'unknown',
      }),
      // The address that a call is passed on to.
      source: () => undefined,
    },
    // The last word on every line: messages of errors are written in more than one place.
    hooks: { streamWrite: withoutSecrets },
    ...(stream && { stream }),
  };
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // The id of a payment gives access to its secret; saved cards and their customers.
  [/\b(?:pi|seti|cuss|pm|cus)_\w+/g, '[payment]'],
  // Ids of orders, sessions and changes.
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  // A line is JSON: no escape of it is cut in two. A release, `search@3f9c…`, has no dot and stays.
  [/(?<!\\)[^\s"'<>(),;:=&?/\\]+(?:@|%40)[^\s"'<>(),;:=&?/\\.]+\.[^\s"'<>(),;:=&?/\\]+/g, '[e-mail]'],
  // Codes of gifts: groups of four signs.
  [/\b(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,4}\b/g, '[code]'],
  // The same as the end of an address, however it was typed.
  [/(?<=\/)(?=(?:[a-z-]|%20|%2d)*\d)(?:[2-9a-hjkmnp-z]{4}(?:-|%20|%2d)?){3}\/?(?![\w./-])/gi, '[code]'],
  // Access keys, mailed tokens and ids of passkeys: 32 bytes that nobody guesses.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g, '[token]'],
  [/\?[^\s"')\\]*/g, ''],
];

/** A line of the log without ids, codes, e-mail addresses and queries. */
function withoutSecrets(text: string): string {
  return SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
