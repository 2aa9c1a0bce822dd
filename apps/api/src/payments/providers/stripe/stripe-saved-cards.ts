import type Stripe from 'stripe';
import type { SavedCard, SavedCards } from '../../saved-cards.ts';
import { isUnknown, type CallStripe } from './stripe-client.ts';
import { customerOf, storedMethodOf, type StripeIntent } from './stripe-intent.ts';

const MAX_CARDS = 100;

/** Cards of a Customer, saved and shown by the Payment Element with a Customer Session. */
export function stripeSavedCards(call: CallStripe, retrieve: (intentId: string) => Promise<StripeIntent | undefined>): SavedCards {
  let account: Promise<string> | undefined;
  const readAccount = async () => (await call('read account', ({ accounts }) => accounts.retrieveCurrent())).id;
  return {
    account() {
      account ??= readAccount().catch((error: unknown) => {
        account = undefined;
        throw error;
      });
      return account;
    },
    async createCustomer({ reference, key }) {
      const { id } = await call('create customer', ({ customers }) =>
        customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${key}` }),
      );
      return id;
    },
    openForm: (customer, { mayRemove }) =>
      unlessUnknown(async () => {
        const components = { payment_element: { enabled: true, features: featuresOf(mayRemove) } };
        const opened = await call('open customer session', ({ customerSessions }) => customerSessions.create({ customer, components }));
        return opened.client_secret;
      }),
    async list(customerId) {
      const found = await unlessUnknown(async () => {
        const customer = await call('read customer', ({ customers }) => customers.retrieve(customerId));
        const { data } = await call('list cards', ({ customers }) =>
          customers.listPaymentMethods(customerId, { allow_redisplay: 'always', limit: MAX_CARDS }),
        );
        return data.map((method) => cardOf(method, defaultOf(customer))).filter((card) => card !== undefined);
      });
      return found ?? [];
    },
    async remove(customerId, cardId) {
      const removed = await unlessUnknown(async () => {
        await call('read card', ({ customers }) => customers.retrievePaymentMethod(customerId, cardId));
        return call('remove card', ({ paymentMethods }) => paymentMethods.detach(cardId));
      });
      return removed !== undefined;
    },
    async storedBy(intentId) {
      const intent = await retrieve(intentId);
      return intent && storedMethodOf(intent);
    },
    async release(intentId) {
      const intent = await retrieve(intentId);
      if (intent) await unlessUnknown(() => releaseStored(call, intent));
    },
    async deleteCustomer(customerId) {
      await unlessUnknown(() => call('delete customer', ({ customers }) => customers.del(customerId)));
    },
  };
}

/** A customer who was made for a payment bears its reference, that of an account the account's. */
async function releaseStored(call: CallStripe, intent: StripeIntent): Promise<void> {
  const [customerId, methodId] = [customerOf(intent), storedMethodOf(intent)];
  if (!customerId) return;
  const customer = await call('read customer', ({ customers }) => customers.retrieve(customerId));
  if (customer.deleted) return;
  if (customer.metadata.reference === intent.metadata?.reference) {
    await call('delete customer', ({ customers }) => customers.del(customerId));
    return;
  }
  if (!methodId) return;
  const method = await call('read card', ({ customers }) => customers.retrievePaymentMethod(customerId, methodId));
  if (method.allow_redisplay !== 'always') await call('remove card', ({ paymentMethods }) => paymentMethods.detach(methodId));
}

/** The form's own checkbox asks for consent (`allow_redisplay`); a saved card is used again while its customer is there. */
function featuresOf(mayRemove: boolean) {
  return {
    payment_method_redisplay: 'enabled',
    payment_method_save: 'enabled',
    payment_method_save_usage: 'on_session',
    payment_method_remove: mayRemove ? 'enabled' : 'disabled',
  } as const;
}

function defaultOf(customer: Stripe.Customer | Stripe.DeletedCustomer): string | undefined {
  const named = customer.deleted ? undefined : customer.invoice_settings?.default_payment_method;
  return typeof named === 'string' ? named : named?.id;
}

function cardOf({ id, type, card, sepa_debit: account }: Stripe.PaymentMethod, defaultId: string | undefined): SavedCard | undefined {
  const isDefault = id === defaultId;
  if (card) {
    const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
    return { id, brand: card.brand, last4: card.last4, expires, isDefault };
  }
  return account?.last4 ? { id, brand: type, last4: account.last4, isDefault } : undefined;
}

async function unlessUnknown<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}
