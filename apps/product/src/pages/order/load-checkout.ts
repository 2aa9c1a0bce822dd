import { activityQuery, eligibilityQuery, insuranceQuery, orderPriceQuery, quoteQuery, stayQuery } from '@shop/api-client';
import type { OrderPrice, Site, StayDetail } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { nightsBetween } from '@shop/domain';
import { changedBookingOf, parseCheckoutProduct, type CheckoutState } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { prepareWords } from '../../components/shared/later-words.tsx';
import { firstChoices, priceBody, type Basket } from '../../views/order/choices/order-choices.ts';
import { laterQuestion } from '../../views/order/choices/pay-methods.ts';
import { mayBePromised, promisedDiscount } from '../../views/order/choices/promised-discount.ts';
import { refusalOf, type Refusal } from '../../views/stay/price-view.ts';
import { throwNotFound } from '../not-found.ts';
import { codeOrDocument, ownDocument } from '../or-document.tsx';
import { Body } from './checkout-parts.ts';

/** Why there is no price to pay, known before the page is drawn. */
export interface CheckoutAnswer {
  readonly refusal?: Refusal;
}

interface Desk {
  readonly client: QueryClient;
  readonly site: Site;
}

/** What is sold and its price. An address that lacks something is answered with 400, a refused price with the refusal's own status. */
export async function loadCheckout({ request, context }: LoaderFunctionArgs) {
  const desk: Desk = { client: context.get(queryClientContext), site: context.get(siteContext) };
  const { client, site } = desk;
  const { locale } = site;
  const { search } = new URL(request.url);
  // Only the summary's own document lets the payment provider's script in.
  if (site.payment?.provider === 'stripe' && !site.payment.isLetIn) await ownDocument(request);
  const sold = parseCheckoutProduct(search);
  await codeOrDocument(Promise.all([Body.prepare(), prepareWords('pages', locale)]), request);
  if (sold.kind === 'missing') return answer({}, 400);
  if (sold.kind === 'stay' && changedBookingOf(search)) return loadChange(sold.asked, desk);
  if (sold.kind === 'stay') return loadStay(sold.asked, desk);
  await Promise.all([
    client.ensureQueryData(activityQuery({ id: sold.asked.id, locale })).catch(throwNotFound),
    preparePrice({ kind: 'activity', asked: sold.asked }, desk),
  ]);
  return answer({}, 200);
}

/** Whose booking it is, only the browser can prove: the difference is asked for there. */
async function loadChange({ id }: CheckoutState, { client, site: { locale } }: Desk) {
  await client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound);
  return answer({}, 200);
}

async function loadStay(asked: CheckoutState, desk: Desk) {
  const { client, site } = desk;
  const { locale } = site;
  const { id, checkin, checkout, adults, children, babies, activityDates } = asked;
  const quote = quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies, activityDates });
  const stay = client.ensureQueryData(stayQuery({ id, locale }));
  const priced = promisedCode(stay, site).then((promised) => preparePrice({ kind: 'stay', asked }, desk, promised));
  const [, refused] = await Promise.all([
    stay.catch(throwNotFound),
    client.fetchQuery(quote).then(
      async ({ priceInfo: { sellPrice: amount }, cancellationPolicy: policy }) => {
        const { type: cancellationPolicyType } = policy;
        const prepareMethods = async () => {
          const later = laterQuestion({ basket: { kind: 'stay', asked }, price: await priced, policy }, locale);
          if (later.isAsked) await client.prefetchQuery(eligibilityQuery(later.asked));
        };
        await Promise.all([client.prefetchQuery(insuranceQuery({ amount, cancellationPolicyType, checkin })), prepareMethods()]);
        return undefined;
      },
      (error: { status?: number }) => error,
    ),
    priced,
  ]);
  const status = refused?.status ?? 0;
  return status >= 400 && status < 500 ? answer({ refusal: refusalOf(refused) }, status) : answer({}, 200);
}

/** Nobody waits for the stay who cannot be promised anything. */
async function promisedCode(stay: Promise<StayDetail>, site: Site): Promise<string | undefined> {
  if (!mayBePromised(site)) return undefined;
  return stay.then(
    (found) => promisedDiscount(found, site)?.code,
    () => undefined,
  );
}

/** The page asks again for what failed here. */
function preparePrice(basket: Basket, { client, site }: Desk, promised?: string): Promise<OrderPrice | undefined> {
  return client.fetchQuery(orderPriceQuery(priceBody({ basket, choices: firstChoices(promised) }, site.locale))).catch(() => undefined);
}

function answer(found: CheckoutAnswer, status: number) {
  return data(found, { status });
}
