import { movedIntoHash } from './redirected-visitor.ts';

test('dates and party of a redirected visitor move from the query into the hash, campaigns stay @SEARCH-017', () => {
  const moved = movedIntoHash('stay', { search: '?utm=x&checkin=2027-01-02&night=2&adult=3&child=1&baby=1', hash: '#offerId=9' });
  expect(moved).toEqual({ search: '?utm=x', hash: '#offerId=9&checkin=2027-01-02&night=2&a=3&c=1&b=1' });
});

test('the party of a link moves with its dates', () => {
  expect(movedIntoHash('stay', { search: '?checkin=2027-01-02&checkout=2027-01-04&a=3&c=1&s=1', hash: '' })).toEqual({
    search: '',
    hash: '#checkin=2027-01-02&checkout=2027-01-04&a=3&c=1&s=1',
  });
});

test('what the hash says already wins', () => {
  expect(movedIntoHash('hotel', { search: '?adult=3&checkin=2027-01-02', hash: '#a=4' })).toEqual({
    search: '',
    hash: '#a=4&checkin=2027-01-02',
  });
});

test('nothing to move is no move, and the booking summary keeps its query (API-045)', () => {
  expect(movedIntoHash('stay', { search: '?flow=gifting', hash: '' })).toBeUndefined();
  expect(movedIntoHash('checkout', { search: '?checkin=2027-01-02', hash: '' })).toBeUndefined();
});
