import { readdirSync, readFileSync } from 'node:fs';

/** What draws the map may be heavy: it is loaded when a map comes into sight. */
const ENGINE = /^map\/(engine|base-style)\.ts$/;
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(spec|pictures|test-utils)\.tsx?$/.test(file) && file !== 'icon/draw-icons.ts' && !ENGINE.test(file),
);

describe('what the design system brings into a page', () => {
  test.each(sources)('%s needs React and the rules of the trade, no other package', (file) => {
    const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const packages = [...code.matchAll(/(?:from |import\()'([^'.][^']*)'/g)].map(([, name]) => name);
    expect(packages.filter((name) => !['react', '@shop/domain', '@shop/design-system/map-engine'].includes(name ?? ''))).toEqual([]);
  });

  test('the map’s engine is reached by no first load: the main entry does not name it', () => {
    expect(readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')).not.toContain('map/');
    expect(readFileSync(`${import.meta.dirname}/map/use-drawn-map.ts`, 'utf8')).toContain("await import('@shop/design-system/map-engine')");
  });
});
