import type { Page } from '@playwright/test';

/** An address on one of the shop's hosts. */
export const at = (baseURL: string | undefined, hostname: string, path: string) => {
  const address = new URL(path, baseURL);
  address.hostname = hostname;
  return address.href;
};

/** Nobody is asked about cookies: the choice was made before. */
export const refuseConsent = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'consent', value: '1.m0.a0', url: at(baseURL, 'en.localhost', '/') }]);
