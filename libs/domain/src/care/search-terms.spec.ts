import { careSearchTerms } from './search-terms.ts';

test.each([
  ['12345678', { bookingNumber: '12345678', phone: '12345678', code: '12345678' }],
  ['1234 5678', { bookingNumber: '12345678', phone: '12345678', code: '1234 5678' }],
  ['06 12 34 56 78', { phone: '612345678', code: '06 12 34 56 78' }],
  ['+33 6 12 34 56 78', { phone: '33612345678', code: '+33 6 12 34 56 78' }],
  ['0033612345678', { phone: '33612345678', code: '0033612345678' }],
  [' Anne@Example.com ', { mail: 'anne@example.com' }],
  ['anne@', { mail: 'anne@' }],
  ['  De   Vries', { name: 'de vries', mail: 'devries', code: 'de vries' }],
  ['LAKE-1234', { code: 'lake-1234' }],
  ['Noël', { name: 'noël', mail: 'noël', code: 'noël' }],
])('%j is looked for as %j', (typed, terms) => expect(careSearchTerms(typed)).toEqual(terms));

test.each(['', '  ', 'ab', 'a b', '@@@', '%%%', '--1'])('%j is too little to look for', (typed) =>
  expect(careSearchTerms(typed)).toBeUndefined(),
);
