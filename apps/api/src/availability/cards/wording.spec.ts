import { text, texts } from './wording.ts';

const TAX = { fr: 'Montrez-le sur votre téléphone.', nl: 'De toeristenbelasting betaal je ter plaatse.', en: 'Tax is paid there.' };

test.each([
  ['nl_NL', 'De toeristenbelasting betaal je ter plaatse.'],
  ['nl_BE', 'De verblijfstaks betaal je ter plaatse.'],
  ['fr_BE', 'Montrez-le sur votre GSM.'],
  ['it_IT', 'Montrez-le sur votre téléphone.'],
] as const)('what a stay says of itself is read in %s as %j', (locale, said) => {
  expect(text(TAX, locale)).toBe(said);
  expect(texts([TAX], locale)).toEqual([said]);
});
