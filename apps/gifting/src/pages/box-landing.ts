import { siteContext } from '@shop/contracts/page';
import { resolveAddress } from '@shop/routes';
import { data, type LoaderFunctionArgs } from 'react-router';

/** `/{code}` is as wide as any address of one segment: what cannot be a code is a real 404. */
export function boxLandingLoader({ params, context }: LoaderFunctionArgs) {
  const found = resolveAddress(`/${params.code ?? ''}`, context.get(siteContext).locale);
  if (found.kind !== 'screen' || found.screen !== 'boxLanding') throw data({ code: 'NOT_FOUND' }, { status: 404 });
  return null;
}
