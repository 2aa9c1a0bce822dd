import { stressMessages, type StressFacts } from './stress-messages.ts';

const all: StressFacts = {
  priority: 'Only here',
  expiration: '2027-03-01',
  lastMinute: true,
  availableRooms: 3,
  custom: 'Our choice',
  marketingLabels: ['New', 'Favourite'],
};
const kinds = (facts: StressFacts) => stressMessages(facts).map(({ kind }) => kind);

test('at most two, in their order @SEARCH-060', () => {
  expect(kinds(all)).toEqual(['priority', 'expiration']);
  expect(kinds({ ...all, priority: undefined })).toEqual(['expiration', 'lastMinute']);
  expect(kinds({ ...all, priority: undefined, expiration: undefined })).toEqual(['lastMinute', 'roomsLeft']);
  expect(kinds({ availableRooms: 3, custom: 'Our choice', marketingLabels: ['New'] })).toEqual(['roomsLeft', 'custom']);
  expect(kinds({ custom: 'Our choice', marketingLabels: ['New', 'Favourite'] })).toEqual(['custom', 'marketing']);
  expect(kinds({ marketingLabels: ['New', 'Favourite', 'Lake'] })).toEqual(['marketing', 'marketing']);
});

test('three rooms left press, four do not, none is no offer @SEARCH-059', () => {
  expect(kinds({ availableRooms: 3 })).toEqual(['roomsLeft']);
  expect(kinds({ availableRooms: 4 })).toEqual([]);
  expect(kinds({ availableRooms: 0 })).toEqual([]);
});

test('nothing to say is nothing', () => {
  expect(stressMessages({})).toEqual([]);
});
