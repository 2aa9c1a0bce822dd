import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { prepareGift } from '../prepare-gift.ts';

export async function loadGiftcard({ context }: LoaderFunctionArgs): Promise<null> {
  await prepareGift(context.get(queryClientContext), context.get(siteContext).locale);
  return null;
}
