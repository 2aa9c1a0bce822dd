import { providerWith } from '../../../testing/provider-with.ts';
import { ProvidersByPayment } from '../../providers-by-payment.ts';
import { TestProvider } from '../../test-provider.ts';
import { stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();
const cards = () => here.provider.savedCards;
const customer = () => cards().createCustomer({ reference: crypto.randomUUID(), key: crypto.randomUUID() });

/** A card that a customer has saved, or that a payment plan alone keeps. */
async function saved(owner: string, number: string, { ticked = true } = {}): Promise<string> {
  const reference = crypto.randomUUID();
  const intentId = await here.provider.create({ amount: 5_000, reference, customer: owner, keepMethod: true });
  const { client_secret } = here.standIn.account.intent(intentId);
  const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number };
  const form = { key: 'pk_test_1', client_secret, ...card, ...(ticked && { 'payment_method_data[allow_redisplay]': 'always' }) };
  await fetch(`${here.standIn.origin}/v1/payment_intents/${intentId}/confirm`, { method: 'POST', body: new URLSearchParams(form) });
  return intentId;
}

describe('cards that Stripe saves', () => {
  test('are opened to the form by a customer session of the Payment Element, with its own checkbox', async () => {
    const owner = await customer();
    const secret = await cards().openForm(owner, { mayRemove: true });
    const { form } = here.standIn.requested.at(-1)!;
    expect(Object.fromEntries(form)).toEqual({
      customer: owner,
      'components[payment_element][enabled]': 'true',
      'components[payment_element][features][payment_method_redisplay]': 'enabled',
      'components[payment_element][features][payment_method_save]': 'enabled',
      'components[payment_element][features][payment_method_save_usage]': 'on_session',
      'components[payment_element][features][payment_method_remove]': 'enabled',
    });
    expect(here.standIn.account.customers.session(secret!).customer).toBe(owner);
  });

  test('are those whose customer has ticked it; one that a payment plan alone keeps is not shown again', async () => {
    const owner = await customer();
    await saved(owner, '4242424242424242', { ticked: false });
    expect(await cards().list(owner)).toEqual([]);
    const paid = await saved(owner, '5555555555554444');
    const [card] = await cards().list(owner);
    expect(card).toEqual({ id: await cards().storedBy(paid), brand: 'mastercard', last4: '4444', expires: '2034-12', isDefault: false });
  });

  test('say which one the provider charges where nobody chooses', async () => {
    const owner = await customer();
    await saved(owner, '4242424242424242');
    const [card] = await cards().list(owner);
    here.standIn.account.customers.get(owner).invoice_settings.default_payment_method = card!.id;
    expect(await cards().list(owner)).toMatchObject([{ isDefault: true }]);
  });

  test('are removed for their own customer only, and once', async () => {
    const [owner, other] = [await customer(), await customer()];
    await saved(owner, '4242424242424242');
    const [{ id } = { id: '' }] = await cards().list(owner);
    expect(await cards().remove(other, id)).toBe(false);
    expect(await cards().remove(owner, id)).toBe(true);
    expect(await cards().remove(owner, id)).toBe(false);
  });

  test('go with their customer; one who is gone has none, opens no form, and is deleted once more', async () => {
    const owner = await customer();
    await saved(owner, '4242424242424242');
    await cards().deleteCustomer(owner);
    await cards().deleteCustomer(owner);
    expect(await cards().list(owner)).toEqual([]);
    expect(await cards().openForm(owner, { mayRemove: true })).toBeUndefined();
  });

  test('belong to an account that is asked for once, and again after a failure', async () => {
    here.standIn.state.isDown = true;
    await expect(cards().account()).rejects.toMatchObject({ status: 503 });
    here.standIn.state.isDown = false;
    here.standIn.requested.length = 0;
    expect([await cards().account(), await cards().account()]).toEqual(['acct_standin', 'acct_standin']);
    expect(here.standIn.requested.filter(({ path }) => path === '/v1/account')).toHaveLength(1);
  });
});

test('a second provider takes nothing away, and the test provider saves none', () => {
  const second = providerWith(new TestProvider(here.shop.db, 0), {});
  expect(new ProvidersByPayment(here.provider, second as never).savedCards).toBe(here.provider.savedCards);
  expect(new TestProvider(here.shop.db, 0)).not.toHaveProperty('savedCards');
});
