import { typeset } from './typeset.ts';

test.each([
  [
    'fr',
    "Prix d'ami : « 80 % » de 10 h à 19 h, dès 50 € !",
    'Prix d’ami\u00A0: «\u00A080\u00A0%\u00A0» de 10\u00A0h à 19\u00A0h, dès 50\u00A0€\u00A0!',
  ],
  ['es', 'El 80 % hasta las 20 h, a 3 km', 'El 80\u00A0% hasta las 20\u00A0h, a 3\u00A0km'],
  ['fr', 'appelez le 01 99 00 00 00 ou passez', 'appelez le 01\u00A099\u00A000\u00A000\u00A000 ou passez'],
  ['it', "L'80 % dell'importo", 'L’80% dell’importo'],
  ['nl', "80 % van foto's", '80% van foto’s'],
  ['en', "80% of the town's rooms", '80% of the town’s rooms'],
] as const)('%s: %s', (language, written, set) => {
  expect(typeset(written, language)).toBe(set);
});

test('what is set already stays as it is', () => {
  const set = typeset('Une question ? Oui : « dès » 10 h.', 'fr');
  expect(typeset(set, 'fr')).toBe(set);
});
