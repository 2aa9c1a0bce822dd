import { activityCheckoutHref, formatActivityHash, formatActivityMirror, parseActivityAddress } from './activity-address.ts';

const read = (hash: string, search = '') => parseActivityAddress({ hash, search }).adults;

describe('the address of an activity page', () => {
  test('is for two adults where it says nothing', () => {
    expect(read('')).toBe(2);
    expect(read('#a=0')).toBe(2);
    expect(read('#a=two')).toBe(2);
  });

  test('holds the party, in the hash or in its mirror @ACT-007', () => {
    expect(read('#a=4')).toBe(4);
    expect(read('', '?a=3')).toBe(3);
    expect(read('#a=4', '?a=3')).toBe(4);
  });

  test('is read as it was written, for two adults as well', () => {
    expect(formatActivityHash({ adults: 2 })).toBe('#a=2');
    expect(read(formatActivityHash({ adults: 20 }))).toBe(20);
  });

  test('stands in a link as a query, unless two adults go', () => {
    expect(formatActivityMirror({ adults: 2 })).toBe('');
    expect(formatActivityMirror({ adults: 3 })).toBe('?a=3');
    expect(read('', formatActivityMirror({ adults: 20 }))).toBe(20);
  });
});

describe('the way from an activity to its booking summary', () => {
  test('names the activity and the party @ACT-010', () => {
    expect(activityCheckoutHref('en_GB', { id: '7', adults: 2 })).toBe('/checkout?flow=activity&id=7&a=2');
  });

  test('says when the buyer goes there themselves @ACT-011', () => {
    expect(activityCheckoutHref('fr_FR', { id: '7', adults: 3, isOwnUse: true })).toBe(
      '/reservation?flow=activity&id=7&a=3&customType=OWN_USE',
    );
  });
});
