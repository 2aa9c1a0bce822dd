import { boxesQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { data, type LoaderFunctionArgs } from 'react-router';
import { statusOf } from '../status-of.ts';

export async function loadBoxes({ context }: LoaderFunctionArgs) {
  const { locale } = context.get(siteContext);
  return data(null, { status: await statusOf(context.get(queryClientContext).fetchQuery(boxesQuery({ locale }))) });
}
