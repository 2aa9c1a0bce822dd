import { hasGiftSession } from '@shop/api-client';
import { siteContext } from '@shop/contracts/page';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { UseGiftData } from './use-gift-page.tsx';

export { UseGiftPage as Component } from './use-gift-page.tsx';

/** A code in the query is opened where codes are, and stands in this address no longer (GIFT-017). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response | UseGiftData> {
  const code = new URL(request.url).searchParams.get('code');
  if (code) {
    const { giftHref } = await import(/* webpackChunkName: "page-code" */ './gift-href.ts');
    return redirect(giftHref(context.get(siteContext).locale, code));
  }
  return { hasSession: hasGiftSession(request.headers.get('cookie') ?? undefined) };
}
