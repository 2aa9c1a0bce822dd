import { careSignInQuery } from '@shop/api-client';
import { queryClientContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';

/** Who signs colleagues in; where it cannot be known, the page says so. */
export async function careLoginLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await context.get(queryClientContext).prefetchQuery(careSignInQuery());
  return null;
}
