import { sharableLink } from './sharable-link.ts';

test('the link that customer care shares leads to the public site, with the arrival and a mark @ACC-017', () => {
  expect(sharableLink('https://shop.example', '/product/stay/101', '2027-02-20')).toBe(
    'https://shop.example/product/stay/101?checkin=2027-02-20&cb=1',
  );
  expect(sharableLink('https://shop.example/nl', '/product/verblijf/101', undefined)).toBe(
    'https://shop.example/nl/product/verblijf/101?cb=1',
  );
});
