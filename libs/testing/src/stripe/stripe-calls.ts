import { Refused, type Confirmation, type StripeAccount } from './stripe-account.ts';
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

/** The calls of the provider's documentation that the shop and its page make; throws {@link Refused}. */
export function answerStripeCall(account: StripeAccount, { method, path, form, isServer }: StripeCall): object {
  const [, , subject = '', id, verb] = path.split('/');
  const fields = fieldsOf(form);
  const isNew = method === 'POST' && !id;
  if (subject === 'payment_intents' || subject === 'setup_intents') {
    if (isServer && isNew) return openIntent(account, subject, fields);
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
  if (subject === 'customers' && isNew) return account.customer(pairs(fields.metadata));
  if (subject === 'customers' && verb === 'payment_methods')
    return list([...account.methods.values()].filter((kept) => kept.customer === id));
  if (subject === 'customer_sessions' && isNew)
    return { object: 'customer_session', client_secret: `cuss_secret_${text(fields.customer)}`, customer: text(fields.customer) };
  if (subject === 'payment_methods' && id) return paymentMethod(account, id, verb);
  if (subject === 'charges') return listed([...account.charges.values()], fields);
  if (subject === 'refunds') return listed([...account.refunds.values()].filter(ofIntent(fields)), fields);
  if (subject === 'disputes' && id) return account.disputes.get(id) ?? missing();
  if (subject === 'disputes') return listed([...account.disputes.values()], fields);
  if (subject === 'events') return listed(account.events, fields);
  throw new Refused(404, 'resource_missing');
}

function openIntent(account: StripeAccount, subject: string, fields: Fields): StandInIntent {
  const isPayment = subject === 'payment_intents';
  const amount = Number(fields.amount ?? 0);
  if (isPayment && (fields.currency !== 'eur' || !(amount > 0))) throw new Refused(400, 'parameter_invalid');
  if (fields.setup_future_usage && !fields.customer) throw new Refused(400, 'parameter_missing');
  const types = fields.payment_method_types;
  const intent = account.open({
    object: isPayment ? 'payment_intent' : 'setup_intent',
    amount,
    methods: types ? Object.values(types as Fields).map(text) : ['card', 'bancontact', 'ideal', 'sepa_debit'],
    metadata: pairs(fields.metadata),
    customer: fields.customer as string | undefined,
    setupFutureUsage: fields.setup_future_usage as string | undefined,
  });
  return fields.confirm === 'true' ? account.confirm(intent, confirmationOf(fields, true)) : intent;
}

function confirmationOf(fields: Fields, isServer: boolean): Confirmation {
  return {
    paymentMethod: fields.payment_method as string | undefined,
    data: fields.payment_method_data as Confirmation['data'],
    returnUrl: fields.return_url as string | undefined,
    offSession: isServer && fields.off_session === 'true',
    useSdk: !isServer,
  };
}

function paymentMethod(account: StripeAccount, id: string, verb: string | undefined): object {
  const method = account.methods.get(id);
  if (!method) throw new Refused(404, 'resource_missing');
  if (verb === 'detach') method.customer = null;
  return method;
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
  return { ...list(found.slice(start, start + PAGE)), has_more: found.length > start + PAGE };
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
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
