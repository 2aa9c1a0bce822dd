import { writtenAddress } from './written-address.ts';

test.each([
  ['94 rue des Jardins, 38520 Le Bourg-d’Oisans', "Le Bourg-d'Oisans", '94 rue des Jardins, 38520 Le Bourg-d’Oisans'],
  ["94 rue des Jardins, 38520 Le Bourg-d'Oisans", 'Le Bourg-d’Oisans', "94 rue des Jardins, 38520 Le Bourg-d'Oisans"],
  ['3 place du Marché, 74000 Annecy', 'Annecy', '3 place du Marché, 74000 Annecy'],
  ['3 place du Marché', 'Annecy', '3 place du Marché, Annecy'],
])('%s in %s is written as %s', (address, town, written) => {
  expect(writtenAddress(address, town)).toBe(written);
});
