import { createHash } from 'node:crypto';

/** Headers of a page behind a link of a mail: it runs no script, loads nothing, sends its forms to the shop alone, and tells no other site where it is. */
export function pageHeaders(style: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  } as const;
}
