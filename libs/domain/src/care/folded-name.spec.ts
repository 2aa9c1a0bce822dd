import { foldedName } from './folded-name.ts';

test.each([
  ['Zéphyrine', 'zephyrine'],
  ['ZÉPHYRINE', 'zephyrine'],
  ['Noël Œuvrard', 'noel oeuvrard'],
  ['Núñez', 'nunez'],
  ['Françoise D’Été', 'francoise d’ete'],
  ['Van den Broeck', 'van den broeck'],
])('%s is looked for as %s', (name, folded) => expect(foldedName(name)).toBe(folded));
