import { aTripDetail } from '../../testing/a-trip.ts';
import { postalAddress } from './postal-address.ts';

test.each([
  ['Quai 1, 74000 Annecy', ['Quai 1, 74000 Annecy']],
  ['Quai 1', ['Quai 1', 'Annecy, Haute-Savoie']],
])('the town of "%s" is named once', (address, lines) => {
  const trip = aTripDetail();
  expect(postalAddress({ hotel: { ...trip.hotel, address }, locationLabel: 'Annecy, Haute-Savoie' })).toEqual(lines);
});
