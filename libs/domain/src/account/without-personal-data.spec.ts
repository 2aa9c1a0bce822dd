import { withoutParcelAddress, withoutPersonalData } from './without-personal-data.ts';

test('an order keeps what was bought, for how much and in which country, and forgets who bought it', () => {
  const order = {
    buyer: { email: { email: 'marie@example.com' }, firstName: 'Marie', lastName: 'Durand', phoneNumber: '+33612345678', country: 'FR' },
    expectedAmount: 12_000,
    items: [
      { offerId: '101', checkinDate: '2030-06-10', specialRequest: 'Chambre calme', gift: { from_name: 'Marie', message: 'Bisous' } },
    ],
  };
  expect(withoutPersonalData(order)).toEqual({
    buyer: { email: { email: '' }, firstName: '', lastName: '', phoneNumber: '', country: 'FR' },
    expectedAmount: 12_000,
    items: [{ offerId: '101', checkinDate: '2030-06-10', specialRequest: '', gift: { from_name: '', message: '' } }],
  });
});

test('everything below a personal field is personal', () => {
  expect(withoutPersonalData({ address: { street: '6 chemin de Colmyr', floors: [1, '2'] } })).toEqual({
    address: { street: '', floors: [1, ''] },
  });
});

const TO = { name: 'Paul Martin', addressLine: '3 rue du Lac', postalCode: '1000', city: 'Bruxelles', country: 'BE' };
const FORGOTTEN = { name: '', addressLine: '', postalCode: '', city: '', country: 'BE' };

test('of where a parcel went the country stays, which its goods were taxed in', () => {
  expect(withoutPersonalData({ format: 'physical', shippingAddress: TO })).toEqual({ format: 'physical', shippingAddress: FORGOTTEN });
});

test('a parcel is forgotten without the words of its gift', () => {
  const gift = { fromName: 'Marie', message: 'Bisous', shippingAddress: TO };
  expect(withoutParcelAddress({ boxItem: gift, others: [gift, null] })).toEqual({
    boxItem: { ...gift, shippingAddress: FORGOTTEN },
    others: [{ ...gift, shippingAddress: FORGOTTEN }, null],
  });
  expect(withoutParcelAddress({ shippingAddress: null })).toEqual({ shippingAddress: null });
});
