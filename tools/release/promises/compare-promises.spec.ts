import { changesOf, versionFault } from './compare-promises.ts';
import { declarePromises } from './declare-promises.ts';
import type { Promises } from './promises.ts';

const PROMISES: Promises = {
  format: 1,
  remote: 'search',
  version: '1.4.0',
  addresses: { 'search:results': { fr_FR: '/sejours', nl_NL: '/verblijven' } },
  widgets: { SearchBox: { 'place?': 'string', adults: 'number' } },
  events: { select_item: { item: { id: 'string' } } },
  data: { offersQuery: { count: 'number', items: { '[]': { id: 'string' } } } },
};
const changed = (change: Partial<Promises>): Promises => ({ ...PROMISES, ...change });

test('the same promises publish under the same version', () => {
  expect(versionFault(PROMISES, PROMISES)).toBeUndefined();
});

describe('a change that breaks somebody asks for a new major version', () => {
  test.each([
    [
      'a new needed prop',
      { widgets: { SearchBox: { 'place?': 'string', adults: 'number', rooms: 'number' } } },
      'widget SearchBox.rooms is new and needed',
    ],
    [
      'a prop that becomes needed',
      { widgets: { SearchBox: { place: 'string', adults: 'number' } } },
      'widget SearchBox.place is needed now',
    ],
    [
      'a prop of another kind',
      { widgets: { SearchBox: { 'place?': 'string', adults: 'string' } } },
      'widget SearchBox.adults is string and was number',
    ],
    ['a lent part that is gone', { widgets: {} }, 'widget SearchBox is gone'],
    [
      'an address that moves',
      { addresses: { 'search:results': { fr_FR: '/offres', nl_NL: '/verblijven' } } },
      'search:results moves from /sejours to /offres in fr_FR',
    ],
    ['an event that says less', { events: { select_item: { item: {} } } }, 'event select_item.item.id is gone'],
    [
      'an answer that must hold more',
      { data: { offersQuery: { count: 'number', next: 'string', items: { '[]': { id: 'string' } } } } },
      'question offersQuery.next is new and needed',
    ],
  ])('%s', (_, change, what) => {
    expect(versionFault(PROMISES, changed(change as Partial<Promises>))).toContain(what);
    expect(versionFault(PROMISES, changed({ ...(change as Partial<Promises>), version: '1.5.0' }))).toContain('to 2.0.0 at least');
    expect(versionFault(PROMISES, changed({ ...(change as Partial<Promises>), version: '2.0.0' }))).toBeUndefined();
  });
});

describe('a change that only adds asks for a new minor version', () => {
  test.each([
    ['an optional prop', { widgets: { SearchBox: { 'place?': 'string', adults: 'number', 'rooms?': 'number' } } }],
    ['a further lent part', { widgets: { ...PROMISES.widgets, Map: {} } }],
    ['a further screen', { addresses: { ...PROMISES.addresses, 'search:map': { fr_FR: '/carte' } } }],
    ['an event that says more', { events: { select_item: { item: { id: 'string', name: 'string' } } } }],
  ])('%s', (_, change) => {
    expect(changesOf(PROMISES, changed(change as Partial<Promises>)).some(({ breaks }) => breaks)).toBe(false);
    expect(versionFault(PROMISES, changed(change as Partial<Promises>))).toContain('to 1.5.0 at least');
    expect(versionFault(PROMISES, changed({ ...(change as Partial<Promises>), version: '1.5.0' }))).toBeUndefined();
  });
});

test('a question that is no longer asked breaks nobody', () => {
  expect(changesOf(PROMISES, changed({ data: {} }))).toEqual([{ breaks: false, what: 'question offersQuery is gone' }]);
});

test('before 1.0.0 a new second number is enough for what breaks', () => {
  const early = changed({ version: '0.3.0' });
  expect(versionFault(early, { ...early, widgets: {} })).toContain('to 0.4.0 at least');
  expect(versionFault(early, { ...early, widgets: {}, version: '0.4.0' })).toBeUndefined();
});

test('whoever shows a part that changes is named, others are not', () => {
  const borrowersOf = (widget: string) => (widget === 'SearchBox' ? ['minisites', 'the live shell "shop-fr"'] : []);
  const fault = versionFault(PROMISES, changed({ widgets: {}, addresses: {} }), borrowersOf);
  expect(fault).toContain('; that breaks minisites, which shows SearchBox, the live shell "shop-fr", which shows SearchBox; raise');
  expect(versionFault(PROMISES, changed({ addresses: {} }), borrowersOf)).not.toContain('minisites');
  const more = { SearchBox: { 'place?': 'string', adults: 'number', 'rooms?': 'number' } };
  expect(versionFault(PROMISES, changed({ widgets: more }), borrowersOf)).not.toContain('minisites');
});

test('who borrows a part takes its types from the promises', () => {
  expect(declarePromises(PROMISES)).toContain('export type SearchBoxProps = { readonly place?: string; readonly adults: number; };');
});
