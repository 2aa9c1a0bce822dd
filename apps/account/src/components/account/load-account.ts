import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { accountMessages } from './account-messages.ts';

/** The words are at hand before a page is drawn; whose page it is, only the browser knows. */
export async function loadAccount({ context }: LoaderFunctionArgs): Promise<null> {
  await accountMessages.prepare(context.get(siteContext).locale).catch(() => undefined);
  return null;
}
