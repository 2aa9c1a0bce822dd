import { activityQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { throwNotFound } from '../not-found.ts';
import { codeOrDocument } from '../or-document.tsx';
import { redirectToOwnSlug } from '../own-slug.ts';
import { Body } from './activity-parts.ts';

/** The activity with the price of every party; an unknown one is a 404. */
export async function loadActivity(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const [activity] = await Promise.all([
    client.ensureQueryData(activityQuery({ id: params.id ?? '', locale })).catch(throwNotFound),
    codeOrDocument(Body.prepare(), request),
  ]);
  redirectToOwnSlug(args, activity);
  return null;
}
