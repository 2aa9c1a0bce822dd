import { isRouteErrorResponse } from 'react-router';
import type { Boot } from '../boot.ts';
import type { ShellAssets } from './assets.ts';
import type { Page } from './page.ts';

/** What the browser needs to know of a page to hydrate it. */
export function bootOf(
  page: Page,
  { site, layout, address, requested, sentAt }: Pick<Boot, 'site' | 'layout' | 'address' | 'requested' | 'sentAt'>,
  assets: ShellAssets,
): Boot {
  const { loaderData, errors } = page.context;
  return {
    address,
    ...(requested !== address && { requested }),
    site,
    sentAt,
    layout: { ...layout, menu: undefined, hasMenu: layout.menu !== undefined },
    remotes: page.remotes,
    page: page.names,
    hydration: { loaderData, errors: errors && plainErrors(errors) },
    messages: assets.messages[site.locale],
  };
}

/** Route error responses keep status and data; of anything else the browser learns only that it happened. */
function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: false, data: error.data as unknown }
        : { message: 'failed on the server' },
    ]),
  );
}
