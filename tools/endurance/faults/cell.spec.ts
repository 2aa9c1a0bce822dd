import { faultsOf, type Cell, type Look } from './cell.ts';

const whole: Look = { status: 200, isTimed: false, ms: 100, isFramed: true, heading: 'Séjours', isFilled: true };
const away: Look = { ...whole, status: 503, isTimed: true, heading: 'Un instant' };
const page = { name: 'results', path: '/sejours', remote: 'search' };
const cell = (differs: Partial<Cell>): Cell => ({
  cause: 'API',
  failureMode: 'slow',
  page,
  isConcerned: true,
  fine: whole,
  first: away,
  second: away,
  healedMs: 1_000,
  ...differs,
});
const reported = (differs: Partial<Cell>) => faultsOf(cell(differs));

test('a page that may fail says so with 503, and when to come back', () => {
  expect(reported({})).toEqual([]);
  expect(reported({ first: { ...away, isTimed: false } })).toEqual(['API slow, results: 503 does not say when to come back']);
  expect(reported({ second: { ...away, status: 500 } })).toEqual(['API slow, results: status 500']);
});

test('a page that has nothing to do with the cause stays as it is', () => {
  expect(reported({ isConcerned: false, first: whole, second: whole })).toEqual([]);
  expect(reported({ isConcerned: false, first: whole })).toEqual([
    'API slow, results: 503 "Un instant" although nothing of this page fails',
  ]);
});

test('header, footer and the page’s own part are always there', () => {
  expect(reported({ first: { ...away, isFramed: false } })).toEqual(['API slow, results: header or footer is missing']);
  expect(reported({ first: { ...away, isFilled: false } })).toEqual(["API slow, results: the page's own part is empty"]);
  const sparse = { ...whole, isFilled: false };
  expect(reported({ fine: sparse, first: sparse, second: sparse })).toEqual([]);
});

test('one visitor may wait for a deadline, the next may not', () => {
  expect(reported({ first: { ...away, ms: 4_000 } })).toEqual([]);
  expect(reported({ first: { ...away, ms: 4_000 }, second: { ...away, ms: 4_000 } })).toEqual([
    'API slow, results: waited 4000 ms, and the next visitor 4000 ms again',
  ]);
});

test('five seconds after the end of the cause the page is whole', () => {
  expect(reported({ healedMs: 5_000 })).toEqual([]);
  expect(reported({ healedMs: 5_001 })).toEqual(['API slow, results: healed after 5001 ms']);
  expect(reported({ healedMs: 9_000, before: away })).toEqual([
    'API slow, results: healed after 9000 ms, until then 503 "Un instant" after 100 ms',
  ]);
  expect(reported({ healedMs: undefined })).toEqual(['API slow, results: not healed']);
});
