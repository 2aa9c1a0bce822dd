import {
  activityQuery,
  boxQuery,
  eligibilityQuery,
  insuranceQuery,
  orderPriceQuery,
  quoteQuery,
  shippingCostsQuery,
  stayQuery,
} from '@shop/api-client';
import type { OrderPrice, Site, StayDetail } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { nightsBetween } from '@shop/domain';
import { changedBookingOf, paidInstalmentOf, parseCheckoutProduct, type CheckoutState, type GiftCheckout } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { prepareMessages } from '../../components/shared/deferred-messages.tsx';
import { firstChoices, firstCountry, priceBody, type Basket } from '../../views/order/choices/order-choices.ts';
import { laterQuestion } from '../../views/order/choices/pay-methods.ts';
import { mayBePromised, promisedDiscount } from '../../views/order/choices/promised-discount.ts';
import { refusalOf, type PriceProblem } from '../../views/stay/price-view.ts';
import { throwNotFound } from '../not-found.ts';
import { codeOrDocument, ownDocument } from '../or-document.tsx';
import { Body, Gift } from './checkout-parts.ts';

/** Why there is no price to pay, known before the page is drawn. */
export interface CheckoutAnswer {
  readonly refusal?: PriceProblem;
}

interface LoaderDeps {
  readonly client: QueryClient;
  readonly site: Site;
}

/** What is sold and its price. An address that lacks something is answered with 400, a refused price with the refusal's own status. */
export async function loadCheckout({ request, context }: LoaderFunctionArgs) {
  const deps: LoaderDeps = { client: context.get(queryClientContext), site: context.get(siteContext) };
  const { client, site } = deps;
  const { locale } = site;
  const { search } = new URL(request.url);
  if (needsOwnDocument(site)) await ownDocument(request);
  const sold = parseCheckoutProduct(search);
  await codeOrDocument(Promise.all([Body.prepare(), prepareMessages('pages', locale)]), request);
  // Whose booking it is, only the browser can prove.
  if (paidInstalmentOf(search)) return answer({}, 200);
  if (sold.kind === 'missing') return answer({}, 400);
  if (sold.kind === 'stay' && changedBookingOf(search)) return loadChange(sold.requested, deps);
  if (sold.kind === 'stay') return loadStay(sold.requested, deps);
  if (sold.kind !== 'activity') return loadGift(sold, deps);
  await Promise.all([
    client.ensureQueryData(activityQuery({ id: sold.requested.id, locale })).catch(throwNotFound),
    preparePrice({ kind: 'activity', requested: sold.requested }, deps),
  ]);
  return answer({}, 200);
}

/** The gift with its price; an unknown box or stay is a real 404. */
async function loadGift(sold: GiftCheckout, deps: LoaderDeps) {
  const { client, site } = deps;
  const { locale } = site;
  const { id } = sold.requested;
  const product = async (): Promise<unknown> => {
    if (sold.kind === 'box') return client.ensureQueryData(boxQuery({ code: id, locale }));
    return sold.kind === 'singleVoucher' && client.ensureQueryData(stayQuery({ id, locale }));
  };
  await Promise.all([
    Gift.prepare(),
    prepareMessages('orders', locale),
    product().catch(throwNotFound),
    preparePrice(sold, deps),
    sold.requested.format === 'physical' && client.prefetchQuery(shippingCostsQuery({ locale })),
  ]);
  return answer({}, 200);
}

/** Only the summary's own document lets the provider's script in; where nobody knew who takes payments, a new one asks again. */
export function needsOwnDocument({ payment }: Pick<Site, 'payment'>): boolean {
  return payment?.provider !== 'test' && !payment?.isLetIn;
}

/** Whose booking it is, only the browser can prove: the difference is asked for there. */
async function loadChange({ id }: CheckoutState, { client, site: { locale } }: LoaderDeps) {
  await client.ensureQueryData(stayQuery({ id, locale })).catch(throwNotFound);
  return answer({}, 200);
}

async function loadStay(requested: CheckoutState, deps: LoaderDeps) {
  const { client, site } = deps;
  const { locale } = site;
  const { id, checkin, checkout, adults, children, babies, activityDates } = requested;
  const quote = quoteQuery({ id, locale, checkin, nights: nightsBetween(checkin, checkout), adults, children, babies, activityDates });
  const stay = client.ensureQueryData(stayQuery({ id, locale }));
  const priced = promisedCode(stay, site).then((promised) => preparePrice({ kind: 'stay', requested }, deps, promised));
  const [, refused] = await Promise.all([
    stay.catch(throwNotFound),
    client.fetchQuery(quote).then(
      async ({ priceInfo: { sellPrice: amount }, cancellationPolicy: policy }) => {
        const { type: cancellationPolicyType } = policy;
        const prepareMethods = async () => {
          const later = laterQuestion({ basket: { kind: 'stay', requested }, price: await priced, policy }, locale);
          if (later.isRequested) await client.prefetchQuery(eligibilityQuery(later.requested));
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
function preparePrice(basket: Basket, { client, site }: LoaderDeps, promised?: string): Promise<OrderPrice | undefined> {
  return client
    .fetchQuery(
      orderPriceQuery(priceBody({ basket, choices: firstChoices(promised, firstCountry(basket, site.pointOfSale)) }, site.locale)),
    )
    .catch(() => undefined);
}

function answer(found: CheckoutAnswer, status: number) {
  return data(found, { status });
}
