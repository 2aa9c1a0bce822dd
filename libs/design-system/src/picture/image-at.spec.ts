import { imageAt, srcSetOf } from './image-at.ts';

describe('a picture of the catalogue', () => {
  test('is had in another size by its address alone @PROD-014', () => {
    expect(imageAt('/images/sea-1832/640_360.webp', '120_80')).toBe('/images/sea-1832/120_80.webp');
    expect(imageAt('https://pictures.example/a/640_360.webp', '1920_880')).toBe('https://pictures.example/a/1920_880.webp');
  });

  test('of an operator whose addresses have no size stays as it is', () => {
    expect(imageAt('/images/logo.png', '120_80')).toBe('/images/logo.png');
    expect(srcSetOf('/images/logo.png', ['120_80'])).toBeUndefined();
  });

  test('offers the browser each size with its width', () => {
    expect(srcSetOf('/images/a/640_360.webp', ['640_360', '960_540'])).toBe('/images/a/640_360.webp 640w, /images/a/960_540.webp 960w');
  });
});
