import type { ConsentChoice } from '@shop/analytics';
import { keepCookie } from './shop-cookie.ts';

/** Cookies that only measurement needs, and advertising. */
const COOKIES_OF = { measurement: /^(_ga|_gid|_gcl|ab_tests)/, advertising: /^_gcl/ } as const;

/** Takes back what was kept under an earlier consent, also what a script of others has kept for a domain above the shop's host. */
export function forgetWithdrawn(choice: ConsentChoice): void {
  const purposes = (['measurement', 'advertising'] as const).filter((purpose) => !choice[purpose]);
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    if (purposes.some((purpose) => COOKIES_OF[purpose].test(name))) forgetCookie(name);
  }
}

function forgetCookie(name: string): void {
  keepCookie(name, '', 0);
  const parts = location.hostname.split('.');
  for (let from = 0; from < parts.length - 1; from++)
    document.cookie = `${name}=; domain=${parts.slice(from).join('.')}; path=/; max-age=0`;
}
