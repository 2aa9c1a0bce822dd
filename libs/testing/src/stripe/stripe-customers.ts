import type { StripeAccount } from './stripe-account.ts';
import type { StandInMethod } from './stripe-objects.ts';
import { id, Refused } from './stripe-refused.ts';

export interface StandInCustomer {
  readonly id: string;
  readonly object: 'customer';
  readonly metadata: Readonly<Record<string, string>>;
  readonly invoice_settings: { default_payment_method: string | null };
}

/** What a form may do with a customer's saved methods, for half an hour. */
export interface StandInCustomerSession {
  readonly object: 'customer_session';
  readonly client_secret: string;
  readonly customer: string;
  readonly features: Readonly<Record<string, string>>;
}

/** Customers of an account at the provider, what they have saved, and what the provider's form may do with that. */
export class StripeCustomers {
  readonly all = new Map<string, StandInCustomer>();
  readonly sessions = new Map<string, StandInCustomerSession>();
  /** Methods that were used once without a customer or were detached: they cannot be used again. */
  readonly spent = new Set<string>();
  readonly #methods: StripeAccount['methods'];

  constructor(methods: StripeAccount['methods']) {
    this.#methods = methods;
  }

  create(metadata: Readonly<Record<string, string>>): StandInCustomer {
    const customer = { id: id('cus'), object: 'customer' as const, metadata, invoice_settings: { default_payment_method: null } };
    this.all.set(customer.id, customer);
    return customer;
  }

  get(customerId: string): StandInCustomer {
    return this.all.get(customerId) ?? missing();
  }

  /** Its methods are detached with it. */
  delete(customerId: string): object {
    this.get(customerId);
    for (const method of this.methodsOf(customerId)) this.detach(method.id);
    this.all.delete(customerId);
    return { id: customerId, object: 'customer', deleted: true };
  }

  /** The newest first. */
  methodsOf(customerId: string, { allow_redisplay: shown, type }: { allow_redisplay?: string; type?: string } = {}): StandInMethod[] {
    this.get(customerId);
    return [...this.#methods.values()]
      .filter((method) => method.customer === customerId && (!shown || method.allow_redisplay === shown) && (!type || method.type === type))
      .reverse();
  }

  methodOf(customerId: string, methodId: string): StandInMethod {
    return this.methodsOf(customerId).find((method) => method.id === methodId) ?? missing();
  }

  detach(methodId: string): StandInMethod {
    const method = this.#methods.get(methodId) ?? missing();
    if (method.customer === null) throw new Refused(400, 'payment_method_unattached');
    method.customer = null;
    this.spent.add(method.id);
    return method;
  }

  openSession(customerId: string, features: Readonly<Record<string, string>> | undefined): StandInCustomerSession {
    if (!features) throw new Refused(400, 'parameter_missing');
    if (!this.all.has(customerId)) throw new Refused(400, 'resource_missing');
    const session = { object: 'customer_session' as const, client_secret: id('cuss_secret'), customer: customerId, features };
    this.sessions.set(session.client_secret, session);
    return session;
  }

  session(secret: string): StandInCustomerSession {
    return this.sessions.get(secret) ?? missing();
  }
}

function missing(): never {
  throw new Refused(404, 'resource_missing');
}
