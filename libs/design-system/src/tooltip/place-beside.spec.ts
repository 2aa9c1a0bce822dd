import { placeBeside } from './place-beside.ts';

const size = { width: 100, height: 40 };
const thing = { left: 200, top: 300, width: 20, height: 20 };

describe('where a tooltip stands', () => {
  test('above its thing, centred', () => {
    expect(placeBeside(thing, size, 1000)).toEqual({ left: 160, top: 252 });
  });

  test('below it where there is no room above', () => {
    expect(placeBeside({ ...thing, top: 55 }, size, 1000).top).toBe(83);
    expect(placeBeside({ ...thing, top: 56 }, size, 1000).top).toBe(8);
  });

  test('never over the side edges of the window', () => {
    expect(placeBeside({ ...thing, left: 0 }, size, 320).left).toBe(8);
    expect(placeBeside({ ...thing, left: 300 }, size, 320).left).toBe(212);
  });
});
