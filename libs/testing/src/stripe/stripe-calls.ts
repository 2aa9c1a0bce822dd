import type { StripeAccount } from './stripe-account.ts';
import type { Confirmation } from './stripe-methods.ts';
import { Refused } from './stripe-refused.ts';
import type { StandInIntent } from './stripe-objects.ts';

/** A form with brackets, `card[number]=…`, as an object. */
export type Fields = { readonly [name: string]: string | Fields | undefined };

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  /** Whether it was asked with the secret key; the browser has the publishable one and an intent's secret. */
  readonly isServer: boolean;
}

const ACCOUNT_ID = 'acct_standin';
/** In euro; other currencies have limits of their own. */
const LEAST_CHARGE_CENTS = 50;
/** Methods that the provider cannot keep for later amounts. */
const USED_ONCE = new Set(['alma', 'eps', 'multibanco', 'p24']);

/** The calls of the provider's documentation that the shop and its page make; throws {@link Refused}. */
export function answerStripeCall(account: StripeAccount, { method, path, form, isServer }: StripeCall): object {
  const [, , subject = '', id, verb, methodId] = path.split('/');
  const fields = fieldsOf(form);
  const isNew = method === 'POST' && !id;
  if (subject === 'payment_intents' || subject === 'setup_intents') {
    if (isServer && isNew) return openIntent(account, subject, fields);
    if (isServer && !id) return listed([...account.intents.values()].filter(paidBy(subject, fields)), fields);
    const intent = account.intent(id ?? '');
    if (!isServer && fields.client_secret !== intent.client_secret) throw new Refused(401, 'secret_key_required');
    if (verb === 'confirm') return account.confirm(intent, confirmationOf(fields, isServer));
    if (verb === 'cancel' && isServer) return account.cancel(intent);
    return intent;
  }
  if (!isServer) throw new Refused(401, 'secret_key_required');
  if (subject === 'refunds' && isNew)
    return account.refund(
      text(fields.payment_intent),
      fields.amount === undefined ? undefined : Number(fields.amount),
      pairs(fields.metadata),
    );
  if (subject === 'account') return { id: ACCOUNT_ID, object: 'account' };
  if (subject === 'balance') return { object: 'balance', livemode: account.isLive, available: [], pending: [] };
  if (subject === 'webhook_endpoints') return list(account.webhookEndpoints);
  if (subject === 'customers' && isNew) return account.customers.create(pairs(fields.metadata));
  if (subject === 'customers' && id) return customerCall(account, { method, id, verb, methodId, fields });
  if (subject === 'customer_sessions' && isNew) return account.customers.openSession(text(fields.customer), featuresOf(fields.components));
  if (subject === 'payment_methods' && verb === 'detach') return account.customers.detach(id ?? '');
  if (subject === 'payment_methods' && id) return account.methods.get(id) ?? missing();
  if (subject === 'charges') return listed([...account.charges.values()], fields);
  if (subject === 'refunds') return listed([...account.refunds.values()].filter(ofIntent(fields)), fields);
  if (subject === 'disputes' && id) return account.disputes.get(id) ?? missing();
  if (subject === 'disputes') return listed([...account.disputes.values()].filter(ofIntent(fields)), fields);
  if (subject === 'events') return listed(account.events, fields);
  throw new Refused(404, 'resource_missing');
}

function openIntent(account: StripeAccount, subject: string, fields: Fields): StandInIntent {
  const isPayment = subject === 'payment_intents';
  const amount = Number(fields.amount ?? 0);
  if (isPayment && (fields.currency !== 'eur' || !(amount > 0))) throw new Refused(400, 'parameter_invalid');
  if (isPayment && amount < LEAST_CHARGE_CENTS) throw new Refused(400, 'amount_too_small', { param: 'amount' });
  if (fields.setup_future_usage && !fields.customer) throw new Refused(400, 'parameter_missing');
  if (fields.customer && !account.customers.all.has(text(fields.customer))) throw new Refused(400, 'resource_missing');
  const types = fields.payment_method_types;
  const isKept = !isPayment || fields.setup_future_usage !== undefined;
  if (isKept && Object.values((types ?? {}) as Fields).some((type) => USED_ONCE.has(text(type))))
    throw new Refused(400, `${subject.slice(0, -1)}_invalid_parameter`, { param: 'payment_method_types' });
  const intent = account.open({
    object: isPayment ? 'payment_intent' : 'setup_intent',
    amount,
    methods: types ? Object.values(types as Fields).map(text) : ['card', 'bancontact', 'ideal', 'sepa_debit'],
    metadata: pairs(fields.metadata),
    customer: fields.customer as string | undefined,
    setupFutureUsage: fields.setup_future_usage as string | undefined,
  });
  if (fields.confirm !== 'true') return intent;
  try {
    return account.confirm(intent, confirmationOf(fields, true));
  } catch (error) {
    // A call that is refused as a whole has made nothing.
    if (error instanceof Refused && error.status === 400) account.intents.delete(intent.id);
    throw error;
  }
}

function confirmationOf(fields: Fields, isServer: boolean): Confirmation {
  return {
    paymentMethod: fields.payment_method as string | undefined,
    data: fields.payment_method_data as Confirmation['data'],
    returnUrl: fields.return_url as string | undefined,
    offSession: isServer && fields.off_session === 'true',
    useSdk: !isServer,
    customerSession: fields.customer_session_client_secret as string | undefined,
  };
}

interface CustomerCall extends Pick<StripeCall, 'method'> {
  readonly id: string;
  readonly verb: string | undefined;
  readonly methodId: string | undefined;
  readonly fields: Fields;
}

function customerCall({ customers }: StripeAccount, { method, id, verb, methodId, fields }: CustomerCall): object {
  if (verb === 'payment_methods' && methodId) return customers.methodOf(id, methodId);
  if (verb === 'payment_methods')
    return list(customers.methodsOf(id, { allow_redisplay: text(fields.allow_redisplay), type: text(fields.type) }));
  return method === 'DELETE' ? customers.delete(id) : customers.get(id);
}

/** What the payment form of a customer session shows and does. */
function featuresOf(components: string | Fields | undefined): Record<string, string> | undefined {
  const form = typeof components === 'object' ? components.payment_element : undefined;
  return typeof form === 'object' && form.enabled === 'true' ? pairs(form.features) : undefined;
}

function missing(): never {
  throw new Refused(404, 'resource_missing');
}

const PAGE = 10;

/** The newest first, a page at a time, within `created`, as the provider lists. */
function listed(all: readonly { readonly id: string; readonly created: number }[], fields: Fields): object {
  const created = fields.created as Fields | undefined;
  const from = Number(created?.gte ?? 0);
  const to = Number(created?.lt ?? Infinity);
  const found = all.filter((one) => one.created >= from && one.created < to).reverse();
  const start = fields.starting_after ? found.findIndex(({ id }) => id === fields.starting_after) + 1 : 0;
  const page = found.slice(start, start + PAGE).map((one) => withBalance(one, fields));
  return { ...list(page), has_more: found.length > start + PAGE };
}

/** What a movement did to the balance is named by its id, unless it is asked for whole. */
function withBalance(one: object, { expand }: Fields): object {
  const { balance_transaction: moved } = one as { balance_transaction?: { id: string } };
  const isWhole = Object.values(typeof expand === 'object' ? expand : {}).includes('data.balance_transaction');
  return moved && !isWhole ? { ...one, balance_transaction: moved.id } : one;
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const paidBy =
  (subject: string, { customer }: Fields) =>
  (intent: StandInIntent) =>
    `${intent.object}s` === subject && (customer === undefined || intent.customer === customer);
const ofIntent =
  ({ payment_intent }: Fields) =>
  (refund: { payment_intent: string }) =>
    payment_intent === undefined || refund.payment_intent === payment_intent;
const text = (value: string | Fields | undefined): string => (typeof value === 'string' ? value : '');
const pairs = (value: string | Fields | undefined) => (typeof value === 'object' ? value : {}) as Record<string, string>;

export function fieldsOf(form: URLSearchParams): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.split(/\[|\]\[|\]/).filter((part, index) => part !== '' || index === 0);
    let place = fields;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    place[path.at(-1)!] = value;
  }
  return fields as Fields;
}
