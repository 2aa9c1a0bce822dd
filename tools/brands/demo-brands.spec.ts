import { readBrands } from '@shop/shell/brands';
import { DEMO_BRANDS } from './demo-brands.ts';

test('the brands of the demonstration can be shown, and each looks like itself @MINI-001', () => {
  const refused: string[] = [];
  const { all } = readBrands(DEMO_BRANDS, (sentence) => refused.push(sentence));
  expect(refused).toEqual([]);
  expect(all.map(({ pack }) => pack.id)).toEqual(['cuisine-et-chemins', 'dimanche-ailleurs']);
  for (const role of ['brand', 'action', 'radius', 'font-display']) expect(new Set(all.map(({ pack }) => pack.tokens[role])).size).toBe(2);
  for (const { css } of all) expect(css.length).toBeLessThan(6_000);
});
