import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { accountMessages } from '../../components/account/account-messages.ts';
import { cardMessages } from '../../components/cards/card-messages.ts';

/** The words are at hand before the page is drawn; whose cards they are, only the browser knows. */
export async function loadCards({ context }: LoaderFunctionArgs): Promise<null> {
  const { locale } = context.get(siteContext);
  await Promise.all([accountMessages.prepare(locale), cardMessages.prepare(locale)]).catch(() => undefined);
  return null;
}
