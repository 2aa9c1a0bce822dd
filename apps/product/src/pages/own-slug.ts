import { siteContext } from '@shop/contracts/page';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/**
 * An address with an older readable part, or that of another language, leads permanently to the page's own (SHELL-053, docs/decisions/2026-11-23-open-points.md).
 * Only the server redirects: a browser keeps the hash then. An address without a readable part stays (PROD-001).
 */
export function redirectToOwnSlug({ params, request, context }: LoaderFunctionArgs, { id, slug }: { id: string; slug: string }): void {
  if (typeof window !== 'undefined' || !params.slug || !slug || params.id !== id || params.slug === slug) return;
  const { prefix } = context.get(siteContext);
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.slice(prefix.length).replace(/[^/]+$/, slug) + search, 308);
}
