import { hostsIn } from './points-of-sale.ts';

test('points of sale are told by host, and by prefix where a host sells in two languages', () => {
  expect(hostsIn('shop.fr=fr_FR, shop.be/fr=fr_BE,shop.be/nl=nl_BE')).toEqual({
    'shop.fr': { '': 'fr_FR' },
    'shop.be': { '/fr': 'fr_BE', '/nl': 'nl_BE' },
  });
});

test.each(['shop.fr', 'shop.fr=xx_XX', '=fr_FR', 'https://shop.fr=fr_FR'])('%s is named as what is wrong', (entry) => {
  expect(() => hostsIn(`shop.es=es_ES,${entry}`)).toThrow(`SHOP_HOSTS holds "${entry}"`);
});
