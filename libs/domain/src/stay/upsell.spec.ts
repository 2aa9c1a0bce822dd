import { addedBy } from './upsell.ts';

const ROOM = { id: '11', size: 18, capacity: 2 };
const stay = (titles: string, room = ROOM) => ({ room, lines: titles.split(' ').map((title) => ({ title })) });
const OWN = stay('breakfast spa');

test.each([
  ['all of it and more adds what is more', stay('breakfast dinner spa kayak'), ['dinner', 'kayak']],
  ['just the same adds nothing', stay('breakfast spa'), []],
  ['something else instead adds nothing', stay('dinner spa kayak'), []],
  ['more in a larger room adds it', stay('breakfast spa kayak', { id: '12', size: 30, capacity: 4 }), ['kayak']],
  ['more in a smaller room adds nothing', stay('breakfast spa kayak', { id: '12', size: 17, capacity: 2 }), []],
  ['more in a room for fewer people adds nothing', stay('breakfast spa kayak', { id: '12', size: 18, capacity: 1 }), []],
])('a stay that holds %s @PROD-054', (_, other, added) => {
  expect(addedBy(OWN, other).map(({ title }) => title)).toEqual(added);
});
