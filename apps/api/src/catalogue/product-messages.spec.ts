import { productMessages } from './product-messages.ts';

test.each([
  ['es_ES', /\b(usted|elija|su)\b/i],
  ['nl_NL', /\b(u|uw)\b/i],
  ['it_IT', /\b(vostr[oaei]|preferite|Lei)\b/],
] as const)('how guests come by a part of their stay is told in %s as to friends, like all of the shop @PROD-017', (locale, formal) => {
  const { how, participants, rooms } = productMessages(locale);
  const said = [...Object.values(how), participants(2), rooms(2)];
  expect(said.filter((words) => formal.test(words))).toEqual([]);
});
