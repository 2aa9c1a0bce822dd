import { importsOf } from './imports.ts';

const names = (source: string) => importsOf('page.tsx', source).map(({ from, names, typeOnly }) => [from, names.join(), typeOnly]);

describe('reading the imports of a source', () => {
  test('every way to name a module is found', () => {
    expect(
      names(`
        import { Link, type To } from 'react-router';
        import css from './card.module.css';
        import * as page from '@shop/contracts/page';
        import './fonts.css';
        export { imageAt as pictureAt } from '@shop/design-system';
        export * from './card.tsx';
        const words = () => import('./messages/fr_FR.json');
        type Site = import('@shop/contracts').Site;
      `),
    ).toEqual([
      ['react-router', 'Link', false],
      ['./card.module.css', 'default', false],
      ['@shop/contracts/page', '*', false],
      ['./fonts.css', '', false],
      ['@shop/design-system', 'imageAt', false],
      ['./card.tsx', '*', false],
      ['./messages/fr_FR.json', '*', false],
      ['@shop/contracts', '', true],
    ]);
  });

  test('an import that type stripping removes is known as such', () => {
    expect(
      names(
        `import type { Site } from '@shop/contracts'; import { type Cents } from '@shop/contracts'; export type { Remote } from '@shop/contracts';`,
      ),
    ).toEqual([
      ['@shop/contracts', 'Site', true],
      ['@shop/contracts', '', true],
      ['@shop/contracts', 'Remote', true],
    ]);
  });

  test('words of a page that look like an import are none', () => {
    expect(names(`const page = <p>l'hôtel : import x from 'y'</p>; // import z from 'z'`)).toEqual([]);
  });

  test('the line is the one an editor shows', () => {
    expect(importsOf('a.ts', `\n\nimport { addDays } from '@shop/domain';`)[0]?.line).toBe(3);
  });
});
