import { hrefFor } from './href.ts';

test('a missing slug falls away, a missing id is a mistake of the caller', () => {
  expect(hrefFor('stay', 'es_ES', { id: '12' })).toBe('/producto/estancia/12');
  expect(hrefFor('stay', 'es_ES', { id: '12', slug: 'noche junto al mar' })).toBe('/producto/estancia/12/noche%20junto%20al%20mar');
  expect(() => hrefFor('stay', 'es_ES')).toThrow('needs "id"');
});

test('query and hash follow, values that are not there do not', () => {
  expect(hrefFor('results', 'it_IT', {}, { query: { flow: 'booking', page: 0, from: undefined }, hash: '#a=3' })).toBe(
    '/soggiorni?flow=booking&page=0#a=3',
  );
});
