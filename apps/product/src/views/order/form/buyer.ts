import type { Buyer, LocalDate } from '@shop/contracts';
import { checkEmail, checkFilled, checkName, checkPhone, type FieldCheck, type GiftFormat, type PhoneCheck } from '@shop/domain';
import { isCardNumber, isCvc, isExpiry } from './card.ts';
import { checkRecipients, NO_RECIPIENTS, type MailedGift, type RecipientFault, type RecipientValues } from './recipients.ts';

/** Every field of the order form, as typed. */
export interface OrderValues extends RecipientValues {
  readonly civility: Buyer['civility'] | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly specialRequest: string;
  /** Where a physical gift is sent; its country is chosen beside the form, for it has a price. */
  readonly shipName: string;
  readonly shipAddressLine: string;
  readonly shipPostalCode: string;
  readonly shipCity: string;
  readonly terms: boolean;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardCvc: string;
}

export type FieldName = keyof OrderValues;
/** What is wrong with a field; the words belong to the form. */
export type Fault = RecipientFault | 'phone' | 'terms' | 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type Faults = Partial<Record<FieldName, Fault>>;

/** Reads a phone number of any country once the library is there. */
export type PhoneReader = (text: string, country: string) => string | undefined;

export const EMPTY_ORDER: OrderValues = {
  civility: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  addressLine: '',
  postalCode: '',
  city: '',
  specialRequest: '',
  ...NO_RECIPIENTS,
  shipName: '',
  shipAddressLine: '',
  shipPostalCode: '',
  shipCity: '',
  terms: false,
  cardNumber: '',
  cardExpiry: '',
  cardCvc: '',
};

/** As long as the API takes (contracts, order). */
export const LONGEST = {
  firstName: 60,
  lastName: 60,
  email: 254,
  addressLine: 200,
  postalCode: 20,
  city: 100,
  specialRequest: 500,
  shipName: 120,
  shipAddressLine: 200,
  shipPostalCode: 20,
  shipCity: 100,
} as const;

/** How a gift is sent; what is said of its mail counts for a digital one alone. */
export interface SentGift extends MailedGift {
  readonly format: GiftFormat;
}

export interface FormFacts {
  readonly today: LocalDate;
  readonly readPhone?: PhoneReader | undefined;
  /** Gifts or another provider pay. */
  readonly withoutCard?: boolean | undefined;
  /** The provider sells on credit, to somebody whose address it knows. */
  readonly withAddress?: boolean | undefined;
  /** The shop knows the buyer: only the payment is asked for. */
  readonly withoutBuyer?: boolean | undefined;
  /** A gift that is sent: by mail or by post. */
  readonly delivery?: SentGift | undefined;
}

/** The rules of spec 2, section 5, for the whole form. */
export function checkOrder(values: OrderValues, { today, readPhone, withoutCard, withAddress, withoutBuyer, delivery }: FormFacts): Faults {
  const faults: Faults = {
    ...(!withoutBuyer && checkBuyer(values, readPhone)),
    ...(withAddress && checkAddress(values)),
    ...(delivery && (delivery.format === 'digital' ? checkRecipients(values, delivery) : checkShipping(values))),
    terms: values.terms ? undefined : 'terms',
    ...(!withoutCard && checkCard(values, today)),
  };
  return definedOf(faults);
}

function definedOf(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Faults;
}

function checkBuyer(values: OrderValues, readPhone: PhoneReader | undefined): Faults {
  return {
    civility: values.civility ? undefined : 'mandatory',
    firstName: faultOf(checkName(values.firstName), 'textOnly'),
    lastName: faultOf(checkName(values.lastName), 'textOnly'),
    email: faultOf(checkEmail(values.email), 'email'),
    phone: faultOf(checkBuyerPhone(values, readPhone), 'phone'),
    country: faultOf(checkFilled(values.country), 'mandatory'),
    ...tooLong(values),
  };
}

function checkAddress({ addressLine, postalCode, city }: OrderValues): Faults {
  const lacks = (text: string): Fault | undefined => (text.trim() ? undefined : 'mandatory');
  return definedOf({ addressLine: lacks(addressLine), postalCode: lacks(postalCode), city: lacks(city) });
}

/** A physical gift needs the whole address. */
function checkShipping(values: OrderValues): Faults {
  const lacks = (text: string): Fault | undefined => (text.trim() ? undefined : 'mandatory');
  return definedOf({
    shipName: lacks(values.shipName),
    shipAddressLine: lacks(values.shipAddressLine),
    shipPostalCode: lacks(values.shipPostalCode),
    shipCity: lacks(values.shipCity),
  });
}

/** Fine only with allowed characters and an E.164 form; the library knows every country, the domain the five we sell in. */
export function checkBuyerPhone({ phone, country }: Pick<OrderValues, 'phone' | 'country'>, readPhone?: PhoneReader): PhoneCheck {
  const known = checkPhone(phone, { country });
  if (known.kind === 'mandatory' || !readPhone || !/^[\d ()+\-]+$/.test(phone.trim())) return known;
  const e164 = readPhone(phone, country);
  return e164 ? { kind: 'ok', e164 } : { kind: 'incorrect' };
}

function checkCard({ cardNumber, cardExpiry, cardCvc }: OrderValues, today: LocalDate): Faults {
  return {
    cardNumber: card(cardNumber, isCardNumber(cardNumber), 'cardNumber'),
    cardExpiry: card(cardExpiry, isExpiry(cardExpiry, today), 'cardExpiry'),
    cardCvc: card(cardCvc, isCvc(cardCvc), 'cardCvc'),
  };
}

function faultOf(check: FieldCheck | PhoneCheck, incorrect: Fault): Fault | undefined {
  if (check.kind === 'ok') return undefined;
  return check.kind === 'mandatory' ? 'mandatory' : incorrect;
}

function card(text: string, isRight: boolean, fault: Fault): Fault | undefined {
  if (text.trim() === '') return 'mandatory';
  return isRight ? undefined : fault;
}

function tooLong(values: OrderValues): Faults {
  const names = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
  return Object.fromEntries(names.filter((name) => values[name].length > LONGEST[name]).map((name) => [name, 'tooLong' as const]));
}
