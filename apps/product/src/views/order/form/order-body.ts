import type { Cents, Locale, OrderBody, OrderItems } from '@shop/contracts';
import { itemsOf, planOf, type Basket, type OrderChoices } from '../choices/order-choices.ts';
import { checkBuyerPhone, type OrderValues, type PhoneReader } from './buyer.ts';

export interface OrderFacts {
  readonly values: OrderValues;
  readonly basket: Basket;
  readonly choices: OrderChoices;
  readonly locale: Locale;
  /** Cents that the customer saw as left to pay. */
  readonly expectedAmount: Cents;
  readonly readPhone?: PhoneReader | undefined;
  /** Adds to a gift who gives it and whom it is sent to. */
  readonly givenItems?: ((items: OrderItems, values: OrderValues) => OrderItems) | undefined;
}

/** The order as the shop takes it (spec 2, section 3, wallet order payload). Card data is no part of it. */
export function orderBody({ values, basket, choices, locale, expectedAmount, readPhone, givenItems }: OrderFacts): OrderBody {
  const plan = planOf(choices);
  const phone = checkBuyerPhone(values, readPhone);
  return {
    locale,
    buyer: {
      email: { email: values.email.trim() },
      civility: values.civility === 'MR' ? 'MR' : 'MRS',
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      phoneNumber: (phone.kind === 'ok' && phone.e164) || '',
      country: values.country,
      ...filled('addressLine', values.addressLine),
      ...filled('postalCode', values.postalCode),
      ...filled('city', values.city),
    },
    currency: 'EUR',
    expectedAmount,
    ...(plan && { paymentPlan: plan }),
    ...(choices.method === 'alternative' && { paymentMethod: 'alternative' as const }),
    items: givenItems ? givenItems(itemsOf(basket, choices), values) : withRequest(itemsOf(basket, choices), values.specialRequest),
  };
}

/** A wish goes to the hotel; an activity has none to pass it on to. */
function withRequest(items: OrderItems, specialRequest: string): OrderItems {
  const { shortStayItem } = items;
  return shortStayItem ? { ...items, shortStayItem: { ...shortStayItem, ...filled('specialRequest', specialRequest) } } : items;
}

/** What was typed, without blanks around it; nothing where nothing was. */
export function filled<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  return text.trim() ? ({ [name]: text.trim() } as Partial<Record<Name, string>>) : {};
}
