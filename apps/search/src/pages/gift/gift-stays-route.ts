import { siteContext } from '@shop/contracts/page';
import type { Locale } from '@shop/contracts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { withMessages } from '../../components/deferred-messages.tsx';
import { ResultsFailed } from '../results/results-failed.tsx';
import { prepareParts } from '../results/results-parts.ts';
import { GiftStaysPage } from './gift-stays.tsx';

/** Its cards are drawn in the browser from the start, with the words that other pages load later. */
const Page = withMessages(GiftStaysPage);

/** The page of the stays that a gift opens. Only the browser knows the gift, so that all of the page is drawn there. */
export async function giftStaysRoute(
  locale: Locale,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary'>> {
  if (typeof window !== 'undefined') await prepareParts(locale);
  return { loader: prepare, shouldRevalidate: () => false, Component: Page, ErrorBoundary: ResultsFailed };
}

async function prepare({ context }: LoaderFunctionArgs): Promise<null> {
  await prepareParts(context.get(siteContext).locale);
  return null;
}
