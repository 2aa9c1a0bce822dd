import { labelled } from './labelled.ts';

test('French alone sets a space before a colon, and a line never begins with it', () => {
  expect(labelled('Chambre', 'double', 'fr_BE')).toBe('Chambre\u00A0: double');
  expect(labelled('Kamer', 'dubbel', 'nl_BE')).toBe('Kamer: dubbel');
});
