import { RELEASE_VERBS } from '../release/verbs.ts';
import { reservedFor } from './reserved-names.ts';

const PACKAGES = ['@shop/domain', '@shop/search'];

test.each(RELEASE_VERBS)('a remote called "%s" could not be released: the word is a command already', (verb) => {
  expect(reservedFor(verb, PACKAGES)).toBe(`a command: npm run release -- ${verb}`);
});

test.each([
  ['home', 'a screen of the shop: home'],
  ['gift-stays', 'a screen of the shop: giftStays'],
  ['sejours', 'an address of the shop in fr_FR: /sejours'],
  ['reserva', 'an address of the shop in es_ES: /reserva'],
  ['metrics', 'taken by the shell or its build: metrics'],
  ['test', 'taken by the shell or its build: test'],
  ['domain', 'a package of the workspace: @shop/domain'],
])('a remote may not be called "%s", which is already %s', (name, why) => {
  expect(reservedFor(name, PACKAGES)).toBe(why);
});

test('a name that nothing of the shop has is free', () => {
  expect(reservedFor('rain-days', PACKAGES)).toBeUndefined();
});
