import { checkOrder, EMPTY_ORDER, type OrderValues } from './buyer.ts';
import { NO_CHOICES } from '../choices/order-choices.ts';
import { orderBody } from './order-body.ts';

const today = '2027-02-10';
const filled: OrderValues = {
  ...EMPTY_ORDER,
  civility: 'MRS',
  firstName: 'Anne-Marie',
  lastName: 'D’Arc',
  email: 'anne@example.com',
  phone: '06 12 34 56 78',
  country: 'FR',
  terms: true,
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/29',
  cardCvc: '123',
};
const check = (change: Partial<OrderValues>) => checkOrder({ ...filled, ...change }, { today });

describe('the order form', () => {
  test('a filled form has no fault', () => {
    expect(check({})).toEqual({});
  });

  test('an empty checked field is mandatory; address and request are not @RULE-016', () => {
    expect(checkOrder(EMPTY_ORDER, { today })).toEqual({
      civility: 'mandatory',
      firstName: 'mandatory',
      lastName: 'mandatory',
      email: 'mandatory',
      phone: 'mandatory',
      country: 'mandatory',
      terms: 'terms',
      cardNumber: 'mandatory',
      cardExpiry: 'mandatory',
      cardCvc: 'mandatory',
    });
  });

  test('names take letters, space, apostrophe and hyphen only @RULE-013', () => {
    expect(check({ firstName: 'R2D2' })).toEqual({ firstName: 'textOnly' });
    expect(check({ firstName: 'Zoë', lastName: "de l'Île-d’Or" })).toEqual({});
  });

  test('an e-mail needs a valid format @RULE-011', () => {
    expect(check({ email: 'anne@example' })).toEqual({ email: 'email' });
  });

  test('a phone number needs allowed characters and an E.164 form @RULE-014', () => {
    expect(check({ phone: '06 12 34 56 7x' })).toEqual({ phone: 'phone' });
    expect(check({ phone: '06 12' })).toEqual({ phone: 'phone' });
    expect(check({ phone: '+33 (0)6 12-34-56-78' })).toEqual({});
  });

  test('the phone library decides once it is there, but not about characters', () => {
    const readPhone = () => '+41791234567';
    expect(checkOrder({ ...filled, phone: '079 123 45 67', country: 'CH' }, { today, readPhone })).toEqual({});
    expect(checkOrder({ ...filled, phone: 'call me', country: 'CH' }, { today, readPhone })).toEqual({ phone: 'phone' });
  });

  test('where no card is asked for, none is missing', () => {
    const values = { ...filled, cardNumber: '', cardExpiry: '', cardCvc: '' };
    expect(checkOrder(values, { today, withoutCard: true })).toEqual({});
    expect(Object.keys(checkOrder(values, { today }))).toEqual(['cardNumber', 'cardExpiry', 'cardCvc']);
  });

  test('a postal code has at most 20 characters @RULE-017', () => {
    expect(check({ postalCode: '1'.repeat(20) })).toEqual({});
    expect(check({ postalCode: '1'.repeat(21) })).toEqual({ postalCode: 'tooLong' });
  });
});

describe('the order', () => {
  const basket = {
    kind: 'stay' as const,
    requested: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 1, babies: 0 },
  };

  test('the order holds buyer, expected amount and stay, and nothing of the card @PROD-084', () => {
    const body = orderBody({
      values: { ...filled, city: ' Annecy ' },
      basket,
      choices: NO_CHOICES,
      locale: 'fr_FR',
      expectedAmount: 24_900,
    });
    expect(body).toEqual({
      locale: 'fr_FR',
      buyer: {
        email: { email: 'anne@example.com' },
        civility: 'MRS',
        firstName: 'Anne-Marie',
        lastName: 'D’Arc',
        phoneNumber: '+33612345678',
        country: 'FR',
        city: 'Annecy',
      },
      currency: 'EUR',
      expectedAmount: 24_900,
      items: {
        shortStayItem: {
          gift: false,
          reservationCriteria: {
            offerId: '101',
            pax: { numberOfAdults: 2, numberOfChildren: 1, numberOfBabies: 0 },
            travelPeriod: { checkinDate: '2027-02-20', checkoutDate: '2027-02-21' },
          },
        },
      },
    });
    expect(JSON.stringify(body)).not.toContain('4242');
  });

  test('a wish goes to the hotel, a plan to the shop', () => {
    const values = { ...filled, specialRequest: ' A quiet room ' };
    const body = orderBody({ values, basket, choices: { ...NO_CHOICES, method: '3x' }, locale: 'fr_FR', expectedAmount: 25_274 });
    expect(body).toMatchObject({ paymentPlan: '3x', items: { shortStayItem: { specialRequest: 'A quiet room' } } });
    const activity = { kind: 'activity' as const, requested: { id: '9', adults: 2, isOwnUse: true } };
    const { items } = orderBody({ values, basket: activity, choices: NO_CHOICES, locale: 'fr_FR', expectedAmount: 8_000 });
    expect(items).toEqual({ activityItem: { activityId: '9', adults: 2, customType: 'OWN_USE' } });
  });
});
