import { popularQuestionsQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';

/** The popular questions; without them the page still helps. */
export async function contactLoader({ context }: LoaderFunctionArgs) {
  await context.get(queryClientContext).prefetchQuery(popularQuestionsQuery({ locale: context.get(siteContext).locale }));
  return null;
}
