import { siteContext } from '@shop/contracts/page';
import { giftHref } from '@shop/routes';
import { redirect, type LoaderFunctionArgs } from 'react-router';

export { UseGiftPage as Component } from './use-gift-page.tsx';

/** A code in the query is opened where codes are, and stands in this address no longer (GIFT-017). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code');
  return code ? redirect(giftHref(context.get(siteContext).locale, code)) : null;
}
