import { brandFaults } from './brand-faults.ts';
import { contrast, isColour } from './contrast.ts';
import { defaultColours } from './default-colours.ts';

describe('the contrast of two colours', () => {
  test('goes from 1 to 21, whichever comes first', () => {
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#c93a24', '#ffffff')).toBeCloseTo(5.1, 1);
  });

  test('is told of #rrggbb only', () => {
    expect(isColour('#0F4c4f')).toBe(true);
    expect(['#fff', 'red', 'rgb(0 0 0)', '#0f4c4f80'].some(isColour)).toBe(false);
  });
});

test('what an announcement may be coloured in can be told apart @SHELL-055', () => {
  const { text, 'surface-quiet': grey, action: red, highlight: yellow, info: blue, success: green, brand } = defaultColours;
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const apart = (one: string, other: string) => Math.hypot(...channels(one).map((value, at) => value - channels(other)[at]!));
  const colours = [text, grey, red, yellow, blue, green];
  for (const one of colours) for (const other of colours) if (one !== other) expect(apart(one, other)).toBeGreaterThan(50);
  expect(apart(blue, brand)).toBeGreaterThan(50);
});

describe('a look', () => {
  test('that changes nothing has no fault: the default stands up to WCAG AA', () => {
    expect(brandFaults({})).toEqual([]);
  });

  test('whose text is a little too pale for its ground is refused, with both roles and the ratio', () => {
    expect(brandFaults({ 'text-on-action': '#ffffff', action: '#e0604d' })).toContainEqual({
      kind: 'tooWeak',
      front: 'text-on-action',
      back: 'action',
      ratio: 3.52,
      wanted: 4.5,
    });
  });

  test('needs 3 to 1 for the borders of fields, 4.5 to 1 for text', () => {
    expect(brandFaults({ 'border-field': '#8b8b8b' })).toEqual([]);
    expect(brandFaults({ 'text-quiet': '#767676' }).map((fault) => fault.kind === 'tooWeak' && fault.back)).toContain('surface-quiet');
  });

  test('may not name a role that no component knows, nor give a colour in other words', () => {
    const faults = brandFaults({ action: 'tomato', 'text-loud': '#000000' } as never);
    expect(faults).toEqual([
      { kind: 'unknownRole', role: 'text-loud' },
      { kind: 'notAColour', role: 'action', value: 'tomato' },
    ]);
  });
});
