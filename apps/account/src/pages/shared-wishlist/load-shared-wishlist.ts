import { sharedWishlistQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { DEFAULT_PARTY } from '@shop/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { accountMessages } from '../../components/account/account-messages.ts';

/** The list behind a link, at its lowest prices for two. A link that shows nothing is a real 404, whose page says so itself. */
export async function loadSharedWishlist({ params, context }: LoaderFunctionArgs) {
  const { locale } = context.get(siteContext);
  const query = sharedWishlistQuery({ token: params.token ?? '', locale, wish: DEFAULT_PARTY });
  const [status] = await Promise.all([
    context
      .get(queryClientContext)
      .fetchQuery(query)
      .then(() => 200, statusOf),
    accountMessages.prepare(locale).catch(() => undefined),
  ]);
  return data(null, { status });
}

function statusOf(error: unknown): 404 | 503 {
  const { status } = error as { status?: number };
  return status === 404 || status === 400 ? 404 : 503;
}
