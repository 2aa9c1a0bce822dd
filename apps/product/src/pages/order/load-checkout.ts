import { quoteQuery, stayQuery } from '@shop/api-client';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { nightsBetween } from '@shop/domain';
import { parseCheckoutAddress } from '@shop/routes';
import { data, type LoaderFunctionArgs } from 'react-router';
import { refusalOf, type Refusal } from '../../views/stay/price-view.ts';
import { throwNotFound } from '../not-found.ts';

/** Why there is no price to pay, known before the page is drawn. */
export interface CheckoutAnswer {
  readonly refusal?: Refusal;
}

/** The stay and its price. An address that lacks something is answered with 400, a refused price with the refusal's own status. */
export async function loadCheckout({ request, context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const asked = parseCheckoutAddress(new URL(request.url).search);
  if ('missing' in asked) return answer({}, 400);
  const { id, checkin, checkout, adults, children, babies } = asked;
  const quote = quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies });
  const [, refused] = await Promise.all([
    client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound),
    client.fetchQuery(quote).then(
      () => undefined,
      (error: { status?: number }) => error,
    ),
  ]);
  const status = refused?.status ?? 0;
  return status >= 400 && status < 500 ? answer({ refusal: refusalOf(refused) }, status) : answer({}, 200);
}

function answer(found: CheckoutAnswer, status: number) {
  return data(found, { status });
}
