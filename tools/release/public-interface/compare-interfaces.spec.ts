import { changesOf, versionFault } from './compare-interfaces.ts';
import { declareInterface } from './declare-interface.ts';
import type { PublicInterface } from './public-interface.ts';

const PUBLIC_INTERFACE: PublicInterface = {
  format: 1,
  remote: 'search',
  version: '1.4.0',
  addresses: { 'search:results': { fr_FR: '/sejours', nl_NL: '/verblijven' } },
  widgets: { SearchBox: { 'place?': 'string', adults: 'number' } },
  events: { select_item: { item: { id: 'string' } } },
  data: { offersQuery: { count: 'number', items: { '[]': { id: 'string' } } } },
};
const changed = (change: Partial<PublicInterface>): PublicInterface => ({ ...PUBLIC_INTERFACE, ...change });

test('the same public interface publishes under the same version', () => {
  expect(versionFault(PUBLIC_INTERFACE, PUBLIC_INTERFACE)).toBeUndefined();
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
    ['a exposed widget that is gone', { widgets: {} }, 'widget SearchBox is gone'],
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
    expect(versionFault(PUBLIC_INTERFACE, changed(change as Partial<PublicInterface>))).toContain(what);
    expect(versionFault(PUBLIC_INTERFACE, changed({ ...(change as Partial<PublicInterface>), version: '1.5.0' }))).toContain(
      'to 2.0.0 at least',
    );
    expect(versionFault(PUBLIC_INTERFACE, changed({ ...(change as Partial<PublicInterface>), version: '2.0.0' }))).toBeUndefined();
  });
});

describe('a change that only adds asks for a new minor version', () => {
  test.each([
    ['an optional prop', { widgets: { SearchBox: { 'place?': 'string', adults: 'number', 'rooms?': 'number' } } }],
    ['a further exposed widget', { widgets: { ...PUBLIC_INTERFACE.widgets, Map: {} } }],
    ['a further screen', { addresses: { ...PUBLIC_INTERFACE.addresses, 'search:map': { fr_FR: '/carte' } } }],
    ['an event that says more', { events: { select_item: { item: { id: 'string', name: 'string' } } } }],
  ])('%s', (_, change) => {
    expect(changesOf(PUBLIC_INTERFACE, changed(change as Partial<PublicInterface>)).some(({ breaks }) => breaks)).toBe(false);
    expect(versionFault(PUBLIC_INTERFACE, changed(change as Partial<PublicInterface>))).toContain('to 1.5.0 at least');
    expect(versionFault(PUBLIC_INTERFACE, changed({ ...(change as Partial<PublicInterface>), version: '1.5.0' }))).toBeUndefined();
  });
});

test('a question that is no longer asked breaks nobody', () => {
  expect(changesOf(PUBLIC_INTERFACE, changed({ data: {} }))).toEqual([{ breaks: false, what: 'question offersQuery is gone' }]);
});

test('before 1.0.0 a new second number is enough for what breaks', () => {
  const early = changed({ version: '0.3.0' });
  expect(versionFault(early, { ...early, widgets: {} })).toContain('to 0.4.0 at least');
  expect(versionFault(early, { ...early, widgets: {}, version: '0.4.0' })).toBeUndefined();
});

test('a consumer of a part that changes is named, others are not', () => {
  const consumersOf = (widget: string) => (widget === 'SearchBox' ? ['minisites', 'the live shell "shop-fr"'] : []);
  const fault = versionFault(PUBLIC_INTERFACE, changed({ widgets: {}, addresses: {} }), consumersOf);
  expect(fault).toContain('; that breaks minisites, which shows SearchBox, the live shell "shop-fr", which shows SearchBox; raise');
  expect(versionFault(PUBLIC_INTERFACE, changed({ addresses: {} }), consumersOf)).not.toContain('minisites');
  const more = { SearchBox: { 'place?': 'string', adults: 'number', 'rooms?': 'number' } };
  expect(versionFault(PUBLIC_INTERFACE, changed({ widgets: more }), consumersOf)).not.toContain('minisites');
});

test('who consumes a widget takes its types from the public interface', () => {
  expect(declareInterface(PUBLIC_INTERFACE)).toContain(
    'export type SearchBoxProps = { readonly place?: string; readonly adults: number; };',
  );
});
