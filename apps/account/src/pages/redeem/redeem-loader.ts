import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { centreMessages } from '../../components/centre/centre-messages.ts';

/** The words are at hand before the page is drawn. */
export async function redeemLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await centreMessages.prepare(context.get(siteContext).locale).catch(() => undefined);
  return null;
}
