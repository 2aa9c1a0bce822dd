import { coverByArea, readRequirements, tagsOf } from './requirement-tags.ts';

const TABLE = [
  'id\tarea\tsource\trequirement',
  'HOME-001\tHOME / home\tspec 2\tHome content comes from a call.',
  'HOME-002\tHOME / landing\tspec 2\tA landing page.',
  'RULE-001\tRULE / promo\tspec 1\tA promotion.',
  '',
].join('\n');

describe('which requirements have a test', () => {
  test('the tags of a title are read, an address of mail is none', () => {
    expect(tagsOf(`test('a stay promoted by exactly 5 % shows none @SEARCH-101 @RULE-003', () => mail('a@B-12.org'))`)).toEqual([
      'SEARCH-101',
      'RULE-003',
    ]);
  });

  test('rows are counted by area and those without a test are kept', () => {
    const [home, rule] = coverByArea(readRequirements(TABLE), new Set(['HOME-002']));
    expect(home).toMatchObject({ area: 'HOME', rows: 2, covered: 1, open: [{ id: 'HOME-001', text: 'Home content comes from a call.' }] });
    expect(rule).toMatchObject({ area: 'RULE', rows: 1, covered: 0 });
  });

  test('a tag that is no row covers nothing', () => {
    expect(coverByArea(readRequirements(TABLE), new Set(['HOME-999'])).every(({ covered }) => covered === 0)).toBe(true);
  });
});
