import { readFileSync } from 'node:fs';
import { brandCss } from './brand-css.ts';
import { defaultColours } from './default-colours.ts';
import { COLOUR_ROLES, SHAPE_ROLES } from './roles.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const valueOf = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

describe('the default look', () => {
  test.each(COLOUR_ROLES)('%s is the same in the style sheet and in the object', (role) => {
    const raw = /^var\(--(.+)\)$/.exec(valueOf(role) ?? '')?.[1];
    expect(valueOf(raw ?? role)).toBe(defaultColours[role]);
  });

  test('gives every shape a value', () => {
    expect(SHAPE_ROLES.filter((role) => !valueOf(role))).toEqual([]);
  });
});

describe('the style sheet of a look', () => {
  test('holds its roles in the layer of brands', () => {
    expect(brandCss({ id: 'partner-1', tokens: { action: '#00695c', radius: '4px' } })).toBe(
      "@layer brand {\n  :root[data-brand='partner-1'] {\n    --action: #00695c;\n    --radius: 4px;\n  }\n}\n",
    );
  });

  test('refuses a name or a value that could leave its rule', () => {
    expect(() => brandCss({ id: "x'] {}", tokens: {} })).toThrow('no name of a brand');
    expect(() => brandCss({ id: 'x', tokens: { radius: '4px; } body { display: none' } })).toThrow('no plain value');
    expect(() => brandCss({ id: 'x', tokens: { 'font-text': 'url(//evil)' } })).toThrow('no plain value');
  });
});
