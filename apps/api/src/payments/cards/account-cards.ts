import type { AccountCard } from '@shop/contracts';
import { notFound, HttpProblem } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { SavedCards } from '../saved-cards.ts';
import type { Database } from '../../platform/database/index.ts';
import { cardsInUse } from './cards-in-use.ts';
import { dropPaymentCustomer, openPaymentCustomer, paymentCustomerOf } from './payment-customer.ts';

interface CardDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
}

/** The cards that an account has saved, as the provider has them now; none where the provider saves none. */
export async function cardsOf(deps: CardDeps, accountId: string): Promise<AccountCard[]> {
  const { db, psp } = deps;
  const cards = psp.savedCards;
  const customer = await paymentCustomerOf(deps, accountId);
  if (!cards || !customer) return [];
  const saved = await cards.list(customer);
  if (saved.length === 0) return [];
  const inUse = await cardsInUse({ db, cards }, accountId);
  return saved.map((card) => ({ ...card, chargedFor: [...(inUse.get(card.id) ?? [])] }));
}

/** The provider forgets a card of the account; not one that open instalments or a deferred payment will be charged to. */
export async function removeCard(deps: CardDeps, accountId: string, cardId: string): Promise<void> {
  const { db, psp } = deps;
  const cards = psp.savedCards;
  const customer = await paymentCustomerOf(deps, accountId);
  if (!cards || !customer || !CARD_ID.test(cardId)) throw noSuchCard();
  const bookings = (await cardsInUse({ db, cards }, accountId)).get(cardId);
  if (bookings) throw cardInUse(bookings);
  if (!(await cards.remove(customer, cardId))) throw noSuchCard();
}

/**
 * The secret by which the provider's form shows the account's saved cards and offers to save another. While a card of the
 * account is still to be charged, the form lets none be removed: it would not ask us.
 */
export async function openCardForm({ db, psp }: CardDeps, accountId: string): Promise<string> {
  const cards = psp.savedCards;
  if (!cards) throw new HttpProblem(404, { code: 'NO_SAVED_CARDS', message: 'The payment provider of this shop saves no cards.' });
  const mayRemove = (await cardsInUse({ db, cards }, accountId)).size === 0;
  const customer = await openPaymentCustomer({ db, cards }, accountId);
  return (await cards.openForm(customer, { mayRemove })) ?? openForNewCustomer({ db, cards }, { accountId, gone: customer, mayRemove });
}

async function openForNewCustomer(
  { db, cards }: { db: Database; cards: SavedCards },
  { accountId, gone, mayRemove }: { accountId: string; gone: string; mayRemove: boolean },
): Promise<string> {
  await dropPaymentCustomer(db, gone);
  const secret = await cards.openForm(await openPaymentCustomer({ db, cards }, accountId, gone), { mayRemove });
  if (!secret) throw new Error('The payment provider does not know the customer that it has just made.');
  return secret;
}

const CARD_ID = /^[a-z]+_\w{1,200}$/;

function noSuchCard(): HttpProblem {
  return notFound('There is no such card.');
}

function cardInUse(bookings: readonly string[]): HttpProblem {
  const message = `This card pays what is still open of booking ${bookings.join(', ')}: pay that by another card first.`;
  return new HttpProblem(409, { code: 'CARD_IN_USE', field: 'id', message });
}
